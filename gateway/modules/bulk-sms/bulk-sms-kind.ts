import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { smsAnswer } from '../../../schema/rules/sms-answers.ts';
import { db, type Tx } from '../../db/client.ts';
import { execute } from '../../commands/execute.ts';
import type { Session } from '../../session/session.ts';
import { defineBulkKind, type EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { optedOut } from '../customers/opted-out.ts';
import { configuredGateway } from '../messaging/configured-gateway.ts';
import { handOverSms } from '../messaging/hand-over-sms.ts';
import { returnUnsent } from '../messaging/hold-many-sms.ts';
import { claimSms, settleSms } from '../messaging/settle-sms.ts';
import { QUIET_DEFAULTS } from '../order-messages/quiet-hours.ts';
import { quietUntil } from '../order-messages/quiet-time.ts';
import { holdRefusedAgain } from './hold-refused-again.ts';

/** When the quiet hours of a business end, if it is in them then. */
export const restsUntil = async (client: Tx | typeof db, businessId: string, then: Date): Promise<Date | null> =>
  quietUntil(then, await client.quietHours.findUnique({ where: { businessId } }) ?? QUIET_DEFAULTS);

/**
 * Hands the held messages of a job over, one for each number. A message is handed over by whoever claims it first, and
 * never again: a row that runs twice, after a crash too, finds what became of it.
 */
export const bulkSmsKind = defineBulkKind({
  name: 'bulkSms.send',
  permission: 'ADMIN',
  row: z.object({ smsId: z.uuid() }),
  pausedUntil: ({ businessId }) => restsUntil(db, businessId, new Date()),
  retried: holdRefusedAgain,
  stopped: returnUnsent,
  outside: async (session, rows) => {
    const { businessId } = session;
    const messages = await db.smsMessage.findMany({
      where: { businessId, id: { in: rows.map(({ smsId }) => smsId) } }, select: { id: true, mobileNumber: true },
    });
    const numbers = new Map(messages.map(({ id, mobileNumber }) => [id, mobileNumber]));
    const out = await optedOut(db, businessId, [...numbers.values()]);
    const ended: EndedRow[] = [];
    for (const { smsId } of rows) {
      const number = numbers.get(smsId);
      ended.push(number !== undefined && out.has(number) ? await leaveOut(session, smsId) : await send(session, smsId));
    }
    return ended;
  },
});

async function send(session: Session, smsId: string): Promise<EndedRow> {
  const { status, providerMessage } = await handOverSms(session, smsId, configuredGateway());
  switch (status) {
    case 'SENT':
    case 'DELIVERED':
      return { status: 'OK' };
    case 'FAILED':
    case 'REFUNDED':
      return { status: 'FAILED', message: msg('Not sent, the balance was returned: {{reason}}', { reason: smsAnswer(providerMessage ?? '') }) };
    case 'QUEUED':
    case 'UNKNOWN':
      return { status: 'FAILED', message: msg('The SMS gateway did not answer: it may have been sent') };
  }
}

/** Somebody who wants no SMS since the job was begun. */
async function leaveOut(session: Session, id: string): Promise<EndedRow> {
  if (!await claimSms(session.businessId, id)) return send(session, id);
  await execute(settleSms, session, { id, status: 'REFUNDED', providerCode: 'OPTED_OUT', providerMessage: 'Wants no SMS' });
  return { status: 'SKIPPED', message: msg('Wants no SMS') };
}
