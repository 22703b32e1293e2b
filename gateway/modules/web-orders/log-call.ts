import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, money, text, version } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import type { CallOutcome } from '../../db/generated/client/enums.ts';
import { mistakeIn, ValidationError } from '../../errors.ts';
import { moneyAccount, otherAccount } from '../accounting/money-account.ts';
import { callOutcome } from './call-outcome.ts';
import { deskSetting } from './call-desk-setting.ts';
import { NO_CLAIM } from './claim-lock.ts';
import { lockOpenOrder, type WebOrderWithLines } from './decide-web-order.ts';
import { approveWebOrder, cancelWebOrder } from './web-order-commands.ts';

/** The latest date that can be chosen for a call-back. */
const MAX_AHEAD_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Logs the outcome of a call: the order's status follows and the caller's claim ends. CONFIRMED approves the order and
 * throws what an approval throws; CANCELLED and FAKE need a note, CALL_LATER a time.
 */
export const logWebOrderCall = defineCommand({
  name: 'web-orders.logCall',
  permission: 'newOrder',
  input: z.object({
    webOrderId: idOf('WebOrder'),
    version: version().optional(),
    outcome: callOutcome.describe('What came of it.'),
    note: text(300).optional().describe('For the next caller; why, for CANCELLED and FAKE.'),
    nextCallAt: z.date().optional().meta({ graphql: 'DateTime' })
      .describe('When to call again; for NO_ANSWER left to the settings when left out.'),
    advance: money().optional().describe('As approveWebOrder takes it; for CONFIRMED.'),
    advanceAccount: moneyAccount.optional().describe('As approveWebOrder takes it; for CONFIRMED.'),
    advanceAccountId: otherAccount('advanceAccount'),
    advanceReference: text(100).optional().describe('As approveWebOrder takes it; for CONFIRMED.'),
  }),
  run: async (context, input) => {
    const { tx, session } = context;
    const { webOrderId: id, outcome, note = '', version: seen } = input;
    const order = await lockOpenOrder(context, id, { version: seen });
    const { retryMinutes } = await deskSetting(tx, session.businessId);
    const nextCallAt = nextCall(input, retryMinutes);
    if ((outcome === 'CANCELLED' || outcome === 'FAKE') && !note) throw missing('note');
    // Recorded first: a call that decides the order counts as an attempt too.
    await recordCall(context, order, { outcome, note, nextCallAt });
    await tx.webOrder.update({
      where: { businessId_id: { businessId: session.businessId, id } },
      data: { ...NO_CLAIM, ...putAside(outcome, note, nextCallAt), version: { increment: 1 } },
      select: { id: true },
    });
    await applyOutcome(context, input, order);
    return { id };
  },
});

interface Call {
  outcome: CallOutcome;
  note: string;
  nextCallAt: Date | null;
}

/** Writes the call and counts it as an attempt; the order's status stays. */
export async function recordCall(
  { tx, session: { businessId, user, actorName } }: CommandContext, order: Pick<WebOrderWithLines, 'id' | 'claimedById' | 'claimedAt' | 'firstCallAt'>, call: Call,
): Promise<void> {
  await tx.webOrderCall.create({
    data: {
      businessId, webOrderId: order.id, ...call, userId: user?.id, userName: actorName,
      startedAt: order.claimedById === (user?.id ?? null) ? order.claimedAt : null,
    },
    select: { id: true },
  });
  const now = new Date();
  await tx.webOrder.update({
    where: { businessId_id: { businessId, id: order.id } },
    data: { attempts: { increment: 1 }, firstCallAt: order.firstCallAt ?? now, lastCallAt: now },
    select: { id: true },
  });
}

type CallInput = z.output<typeof logWebOrderCall.input>;

const missing = (field: string) => new ValidationError('Required', [{ field, message: 'Required' }]);

function nextCall({ outcome, nextCallAt }: CallInput, retryMinutes: number): Date | null {
  if (outcome !== 'NO_ANSWER' && outcome !== 'CALL_LATER') return null;
  if (!nextCallAt) {
    if (outcome === 'CALL_LATER') throw missing('nextCallAt');
    return new Date(Date.now() + retryMinutes * 60_000);
  }
  const ahead = nextCallAt.getTime() - Date.now();
  if (ahead < 0 || ahead > MAX_AHEAD_MS) {
    throw mistakeIn('nextCallAt', msg('Choose a time within the next 90 days'));
  }
  return nextCallAt;
}

function putAside(outcome: CallOutcome, note: string, nextCallAt: Date | null): Prisma.WebOrderUncheckedUpdateInput {
  switch (outcome) {
    case 'NO_ANSWER':
      return { deskStatus: 'NO_ANSWER', status: 'NO_ANSWER', callAt: nextCallAt! };
    case 'CALL_LATER':
      return { deskStatus: 'ON_HOLD', status: 'ON_HOLD', callAt: nextCallAt!, cancelReason: null };
    case 'FAKE':
      return { status: 'FAKE', decidedAt: new Date(), cancelReason: note };
    case 'CONFIRMED':
    case 'CANCELLED':
      return {};
  }
}

const SUMMARY: Record<Exclude<CallOutcome, 'CONFIRMED' | 'CANCELLED'>, (note: string) => Message> = {
  NO_ANSWER: (note) => (note ? msg('Called, no answer: {{note}}', { note }) : msg('Called, no answer')),
  CALL_LATER: (note) => (note ? msg('Called, is to be called later: {{note}}', { note }) : msg('Called, is to be called later')),
  FAKE: (reason) => msg('Fake: {{reason}}', { reason }),
};

async function applyOutcome(
  context: CommandContext, { webOrderId, outcome, note = '', ...paid }: CallInput,
  before: { status: string; transactionId: string },
): Promise<void> {
  if (outcome === 'CONFIRMED') {
    await approveWebOrder.run(context, {
      webOrderId, advance: paid.advance, advanceAccount: paid.advanceAccount, advanceAccountId: paid.advanceAccountId,
      advanceReference: paid.advanceReference,
    });
  } else if (outcome === 'CANCELLED') {
    await cancelWebOrder.run(context, { webOrderId, reason: note });
  } else {
    await context.audit({ entity: ['WebOrder', webOrderId], summary: SUMMARY[outcome](note), before: { status: before.status }, after: { outcome } });
  }
}
