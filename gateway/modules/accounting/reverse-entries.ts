import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/client.ts';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { PreconditionError } from '../../errors.ts';
import type { AccountCode, OwnAccountCode } from './chart-of-accounts.ts';
import { closedThrough, lockBooks } from './closing.ts';
import { refuseArchivedMoney } from './money-account.ts';
import { ledParties } from './led-parties.ts';
import { descriptionOf, postEntries, type Entry, type Posting } from './post-entries.ts';

interface Reversal {
  /** The record whose entries are reversed. */
  source: [type: string, id: string];
  /** Only entries with this cause. */
  causeId?: string;
  /** Only entries of this kind. */
  kind?: string;
  reason: Message | string;
  /** They are booked anew behind it: refused where one of them stands on a closed day. */
  isChange?: boolean;
  /** Behind it the same money stands on the same account again, which may be archived by now. */
  keepsMoney?: boolean;
}

/**
 * Reverses all entries of a record that are not reversed yet, each by an entry of the same day, or of today when that day
 * is closed. Throws PreconditionError RECONCILED when one of them stands on a statement that was reconciled, BOOKS_CLOSED
 * for a change of a closed day, ACCOUNT_ARCHIVED where money would come to an archived account.
 */
export async function reverseEntries(
  tx: Tx, businessId: string, { source: [type, id], causeId: of, kind, reason, isChange = false, keepsMoney = false }: Reversal,
): Promise<void> {
  const entries = await tx.journalEntry.findMany({
    where: { businessId, sourceType: type, sourceId: id, reversesId: null, reversal: null, causeId: of, kind },
    include: { lines: { include: { account: { select: { code: true } } }, orderBy: { id: 'asc' } } },
    orderBy: { id: 'asc' },
  });
  await lockBooks(tx, businessId);
  if (!keepsMoney) await refuseArchivedMoney(tx, businessId, entries.flatMap(({ lines }) => lines.map(({ account }) => account.code)));
  await refuseReconciled(tx, businessId, entries.map((entry) => entry.id));
  // Read behind the lock, for which whoever closes days waits too.
  const closed = await closedThrough(tx, businessId);
  if (isChange) refuseClosed(closed, entries.map(({ day }) => day.toISOString().slice(0, 10)));
  const causeId = uuidv7();
  const partyOf = await ledParties(tx, businessId, [type, id], entries.flatMap(({ lines }) => lines));
  await postEntries(tx, businessId, entries.map((entry, index): Entry => {
    const day = entry.day.toISOString().slice(0, 10);
    return {
      description: takenBack(descriptionOf(entry), reason), source: [type, id],
      causeId, kind: `reversal-${index}`, day: closed && day <= closed ? undefined : day, reversesId: entry.id,
      postings: entry.lines.map((line): Posting => ({
        account: line.account.code as AccountCode | OwnAccountCode, debit: line.creditPoisha, credit: line.debitPoisha, party: partyOf(line),
      })),
    };
  }));
}

const takenBack = (entry: Message | string, reason: Message | string): Message =>
  (reason === '' ? msg('Taken back: {{entry}}', { entry }) : msg('Taken back: {{entry}} ({{reason}})', { entry, reason }));

function refuseClosed(closed: string | null, days: string[]): void {
  if (!closed || days.every((day) => day > closed)) return;
  throw new PreconditionError('BOOKS_CLOSED', msg('The books are closed up to {{day, day}}: void it and enter it anew', { day: closed }));
}

/** Whoever reconciles waits for the lock of the books too, so that what is reversed is not marked at the same time. */
async function refuseReconciled(tx: Tx, businessId: string, entryIds: string[]): Promise<void> {
  const marked = await tx.reconciledLine.findFirst({ where: { businessId, line: { entryId: { in: entryIds } } }, select: { lineId: true } });
  if (marked) throw new PreconditionError('RECONCILED', 'It stands on a statement that was reconciled: undo that first');
}
