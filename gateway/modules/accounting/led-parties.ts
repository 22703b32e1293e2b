import type { Tx } from '../../db/client.ts';
import type { PartyType } from '../../db/generated/client/enums.ts';
import type { Party } from './post-entries.ts';

interface Concerned {
  partyType: PartyType | null;
  partyId: string | null;
}

/**
 * Who stands for the parties of lines that are booked again or taken back: the balance of a customer that was merged stands
 * with the one it went into. The caller has locked the order of the lines, which merging locks too.
 */
export async function ledParties(tx: Tx, businessId: string, lines: readonly Concerned[]): Promise<(line: Concerned) => Party | undefined> {
  const ids = [...new Set(lines.flatMap(({ partyType, partyId }) => (partyType === 'CUSTOMER' && partyId ? [partyId] : [])))];
  const merged = ids.length === 0 ? [] : await tx.customer.findMany({
    where: { businessId, id: { in: ids }, mergedIntoId: { not: null } }, select: { id: true, mergedIntoId: true },
  });
  const leads = new Map(merged.map(({ id, mergedIntoId }) => [id, mergedIntoId!]));
  return ({ partyType, partyId }) => (partyType && partyId ? [partyType, leads.get(partyId) ?? partyId] : undefined);
}
