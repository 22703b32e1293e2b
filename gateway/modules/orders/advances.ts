import type { db, Tx } from '../../db/client.ts';

export interface Advance {
  /** Of its journal entry. */
  id: string;
  /** The step that booked it. */
  causeId: string;
  poisha: bigint;
  /** Name of the account that received it. */
  account: string;
  /** What the journal says of it, the transaction id included. */
  description: string;
  at: Date;
  /** Nothing was owed or paid back since, and the order has the same customer. */
  canBeTakenBack: boolean;
}

/** The kinds of entries after which nobody can say which advance it is that the order still has. */
const GIVEN_BACK = ['refund', 'advance-reduction', 'advance-moved', 'cancellation'];

/** The advances of an order that were not taken back, the oldest first. */
export async function advancesOf(client: Tx | typeof db, { businessId, id }: { businessId: string; id: string }): Promise<Advance[]> {
  const entries = await client.journalEntry.findMany({
    where: { businessId, sourceType: 'Order', sourceId: id, reversesId: null, reversal: null, kind: { in: ['advance', ...GIVEN_BACK] } },
    select: {
      id: true, causeId: true, kind: true, description: true, createdAt: true,
      lines: { where: { debitPoisha: { gt: 0n } }, select: { debitPoisha: true, account: { select: { name: true } } } },
    },
    orderBy: { id: 'asc' },
  });
  return entries.flatMap(({ kind, lines: [line], createdAt: at, ...entry }, index) => (kind !== 'advance' || !line ? [] : [{
    id: entry.id, causeId: entry.causeId, description: entry.description, at, poisha: line.debitPoisha, account: line.account.name,
    canBeTakenBack: !entries.slice(index).some((later) => later.kind !== 'advance'),
  }]));
}
