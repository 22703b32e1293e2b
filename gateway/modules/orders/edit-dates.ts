import { v7 as uuidv7 } from 'uuid';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { msg, type Message } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import { mistakeIn, PreconditionError } from '../../errors.ts';
import type { AccountCode, OwnAccountCode } from '../accounting/chart-of-accounts.ts';
import { closedThrough, lockBooks } from '../accounting/closing.ts';
import { ledParties } from '../accounting/led-parties.ts';
import { descriptionOf, postEntries } from '../accounting/post-entries.ts';
import { reverseEntries } from '../accounting/reverse-entries.ts';
import { assertUnsettled } from './edit-money.ts';

/** Days in Dhaka, 'YYYY-MM-DD'; a step that is left out keeps its day. */
export interface EditedDays {
  orderedOn?: string;
  confirmedOn?: string;
  shippedOn?: string;
  deliveredOn?: string;
}

/** In the order in which they happen. `booked` is the kind of the journal entry that the step posts. */
const STEPS = [
  { field: 'orderedOn', column: 'createdAt', booked: null, missing: msg('It was not ordered yet') },
  { field: 'confirmedOn', column: 'confirmedAt', booked: null, missing: msg('It was not confirmed yet') },
  { field: 'shippedOn', column: 'shippedAt', booked: 'shipping', missing: msg('It was not shipped yet') },
  { field: 'deliveredOn', column: 'deliveredAt', booked: 'delivery', missing: msg('It was not delivered yet') },
] as const satisfies { field: keyof EditedDays; column: string; booked: string | null; missing: Message }[];

type Times = Partial<Record<(typeof STEPS)[number]['column'], Date>>;

/**
 * Changes the days on which an order was taken, confirmed, shipped and delivered. Its journal entries move to the new
 * day: a reversal on the old day and a copy on the new one. Stock movements keep their time. Returns the times before
 * and after, of the steps that changed. Throws PreconditionError BOOKS_CLOSED for closed days, ALREADY_SETTLED,
 * ValidationError for days out of order or in the future.
 */
export async function moveDays(tx: Tx, businessId: string, orderId: string, days: EditedDays): Promise<{ before: Times; after: Times }> {
  const order = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } } });
  const [before, after]: [Times, Times] = [{}, {}];
  const now = new Date();
  let latest: Date | undefined;
  let isMoved = false;
  for (const { field, column, missing } of STEPS) {
    const [wanted, was] = [days[field], order[column]];
    if (!was) {
      if (wanted) throw mistakeIn(field, missing);
      continue;
    }
    const moved = wanted ? sameTimeOn(wanted, was, now) : was;
    if (dhakaDay(moved) > dhakaDay(now)) throw mistakeIn(field, msg('This day is yet to come'));
    // Steps that stay on their day are not compared: the confirmation of an order that was sent again is later than
    // its first shipping.
    const earliest: Date | undefined = wanted !== undefined || isMoved ? latest : undefined;
    if (earliest && dhakaDay(moved) < dhakaDay(earliest)) throw mistakeIn(field, msg('One step of an order comes after the other'));
    // On the same day, the later step keeps the later time.
    const time: Date = earliest && moved < earliest ? earliest : moved;
    latest = time;
    isMoved = time.getTime() !== was.getTime();
    if (!isMoved) continue;
    before[column] = was;
    after[column] = time;
  }
  if (Object.keys(after).length === 0) return { before, after };
  const moves = STEPS.filter(({ column }) => after[column]);
  if (moves.some(({ booked }) => booked)) assertUnsettled(order);
  await lockBooks(tx, businessId);
  await assertDaysOpen(tx, businessId, moves.flatMap(({ column }) => [dhakaDay(before[column]!), dhakaDay(after[column]!)]));
  await tx.order.update({ where: { businessId_id: { businessId, id: orderId } }, data: { ...after, version: { increment: 1 } }, select: { id: true } });
  for (const { column, booked } of moves) {
    const day = dhakaDay(after[column]!);
    if (booked && day !== dhakaDay(before[column]!)) await moveEntry(tx, businessId, { orderId, kind: booked, day });
  }
  return { before, after };
}

/** The same time of another day. Today it may be to come still: whatever happens to the order next would be before it, so it is now. */
function sameTimeOn(day: string, was: Date, now: Date): Date {
  const time = new Date(was.getTime() + Date.parse(day) - Date.parse(dhakaDay(was)));
  return time > now && day === dhakaDay(now) ? now : time;
}

/** Closed days are refused even where nothing is booked: reports of these days count orders. */
async function assertDaysOpen(tx: Tx, businessId: string, days: string[]): Promise<void> {
  const closed = await closedThrough(tx, businessId);
  if (closed && days.some((day) => day <= closed)) {
    throw new PreconditionError('BOOKS_CLOSED', msg('The books are closed up to {{day, day}}', { day: closed }));
  }
}

/** Reverses the last unreversed entry of a kind on its own day and posts a copy on `day`. */
async function moveEntry(tx: Tx, businessId: string, { orderId, kind, day }: { orderId: string; kind: string; day: string }): Promise<void> {
  const entry = await tx.journalEntry.findFirst({
    where: { businessId, sourceType: 'Order', sourceId: orderId, kind, reversesId: null, reversal: null },
    include: { lines: { include: { account: { select: { code: true } } }, orderBy: { id: 'asc' } } }, orderBy: { id: 'desc' },
  });
  if (!entry) return;
  await reverseEntries(tx, businessId, { source: ['Order', orderId], causeId: entry.causeId, reason: msg('another day') });
  const partyOf = await ledParties(tx, businessId, ['Order', orderId], entry.lines);
  await postEntries(tx, businessId, [{
    description: descriptionOf(entry), source: ['Order', orderId], causeId: uuidv7(), kind, day,
    postings: entry.lines.map((line) => ({
      account: line.account.code as AccountCode | OwnAccountCode, debit: line.debitPoisha, credit: line.creditPoisha, party: partyOf(line),
    })),
  }]);
}
