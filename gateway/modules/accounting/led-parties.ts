import type { Tx } from '../../db/client.ts';
import type { PartyType } from '../../db/generated/client/enums.ts';
import type { Party } from './post-entries.ts';

interface Concerned {
  partyType: PartyType | null;
  partyId: string | null;
}

/**
 * Who stands for the parties of lines that are booked again or taken back: what is open of an order stands with the customer
 * that it has now, whoever had it when the lines were booked (docs/adr/0058-a-merged-number-keeps-its-row.md). The caller
 * has locked the order of the lines, which merging and separating lock too.
 */
export async function ledParties(
  tx: Tx, businessId: string, [type, id]: [type: string, id: string], lines: readonly Concerned[],
): Promise<(line: Concerned) => Party | undefined> {
  const isOfCustomer = type === 'Order' && lines.some(({ partyType }) => partyType === 'CUSTOMER');
  const order = isOfCustomer
    ? await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, select: { customerId: true } }) : undefined;
  return ({ partyType, partyId }) => (partyType && partyId ? [partyType, partyType === 'CUSTOMER' && order ? order.customerId : partyId] : undefined);
}
