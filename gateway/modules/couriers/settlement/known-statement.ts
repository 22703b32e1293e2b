import type { Tx } from '../../../db/client.ts';
import type { Courier } from '../../../db/generated/client/client.ts';
import { likeText } from '../../../list-query/like-text.ts';
import { netOf, type PaidLine } from './paid-line.ts';
import type { EnteredLine } from './pay-as-owed.ts';
import { formerHashOf, hashOf } from './statement-lines.ts';

interface Entered {
  reference: string;
  /** As it was entered, and the same lines with what is owed now for those that are only numbers. */
  given: readonly EnteredLine[];
  lines: readonly PaidLine[];
}

interface Known {
  /** The statement that says the same; null without one. */
  same: { id: string } | null;
  /** What the database keeps apart the content of statements by. */
  hashFor: (id: string) => string;
}

/**
 * Finds the statement that says the same and is there already, the newest one. A list of numbers says the same only where
 * its amounts are still owed, or are owed no more because it is posted: what was delivered since is new money.
 */
export async function knownStatement(tx: Tx, { businessId, id: courierId }: Courier, { reference, given, lines }: Entered): Promise<Known> {
  const hash = hashOf(given);
  const equal = await tx.courierStatement.findMany({
    where: {
      businessId, courierId, status: { not: 'VOID' },
      OR: [{ contentHash: { in: [hash, formerHashOf(reference, given)] } }, { contentHash: { startsWith: likeText(`${hash}/`) } }],
    },
    orderBy: { number: 'desc' }, take: 20, select: { id: true, status: true },
  });
  // The same numbers for other money.
  const hashFor = (id: string) => (equal.length > 0 ? `${hash}/${id}` : hash);
  if (!given.some(({ isPaidAsOwed }) => isPaidAsOwed)) return { same: equal[0] ? { id: equal[0].id } : null, hashFor };
  const now = sumsOf(lines);
  for (const { id, status } of equal) {
    const stored = sumsOf(await tx.statementLine.findMany({ where: { businessId, statementId: id, result: { not: 'EXPECTED_MISSING' } } }));
    const isSame = (sum: string, parcel: string) => sum === stored.get(parcel) || (status === 'POSTED' && sum === NOTHING);
    if ([...now].every(([parcel, sum]) => isSame(sum, parcel))) return { same: { id }, hashFor };
  }
  return { same: null, hashFor };
}

const NOTHING = '0 0';

/** Cash and payment of each parcel that the lines name. */
function sumsOf(lines: readonly PaidLine[]): Map<string, string> {
  const parcels = Map.groupBy(lines, ({ consignment, invoice }) => `${consignment}\t${invoice}`);
  const sum = (its: readonly PaidLine[], of: (line: PaidLine) => bigint) => its.reduce((total, line) => total + of(line), 0n);
  return new Map([...parcels].map(([parcel, its]) => [parcel, `${sum(its, (line) => line.collectedPoisha)} ${sum(its, netOf)}`]));
}
