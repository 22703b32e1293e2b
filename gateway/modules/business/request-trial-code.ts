import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { phone } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { databaseTime } from '../../db/clock.ts';
import { keyedHash } from '../../db/keyed-hash.ts';
import { ConflictError, OutsideServiceError } from '../../errors.ts';
import { logger } from '../../logging/logger.ts';
import { networkOf } from '../../session/network-of.ts';
import type { Session } from '../../session/session.ts';
import { configuredGateway } from '../messaging/configured-gateway.ts';
import type { SendResult, SmsGateway } from '../messaging/gateways/sms-gateway.ts';
import { lockTrialFounder } from './founding.ts';
import { CODE_LIFE_MS, drawCode, hashOfCode } from './trial-code.ts';
import { assertTrialIsOpen } from './trial-sign-up.ts';
import { assertWithinLimits, lockRequester, RESEND_AFTER_MS } from './trial-code-limits.ts';

/**
 * First half of asking for a code: its row is written and counts against the limits, before anyone outside
 * is asked. The code itself is drawn afterwards, so that no receipt, audit entry or adapter ever holds it.
 */
export const reserveTrialCode = defineCommand({
  name: 'business.requestTrialCode',
  permission: 'SIGNED_IN',
  scope: 'person',
  allowExpired: true,
  input: z.object({ phone: phone().describe('Where the code goes to.') }),
  run: async (context, { phone: number }) => {
    const { tx, session, audit } = context;
    const { userId, address } = session;
    const addressHash = address === undefined ? null : keyedHash('trial code address', networkOf(address));
    const asker = { phone: number, userId, addressHash };
    assertTrialIsOpen();
    await lockTrialFounder(context);
    await lockRequester(tx, asker);
    // Whichever gateway the code is entered at.
    const createdAt = await databaseTime(tx);
    await assertWithinLimits(tx, asker, createdAt);
    const id = uuidv7();
    const expiresAt = new Date(createdAt.getTime() + CODE_LIFE_MS);
    await tx.trialCode.createMany({ data: [{ id, ...asker, createdAt, expiresAt }] });
    await audit({ entity: ['TrialCode', id], summary: msg('Asked for a trial code for {{number}}', { number }) });
    return { id, phone: number };
  },
});

export interface TrialCodeSent {
  /** The code itself, where no SMS leaves the server: nobody could read it otherwise. Null elsewhere. */
  code: string | null;
  resendInSeconds: number;
}

const textOf = (code: string) =>
  `${code} is your code for Karbar, valid for ${CODE_LIFE_MS / 60_000} minutes. Do not tell it to anyone.`;

/** Logs the provider's answer, which may reveal details of our account there, and returns the error for the client. */
async function notSent(id: string, result: SendResult & { ok: false }): Promise<OutsideServiceError> {
  const { unknown, providerCode, providerMessage } = result;
  logger.warn({ trialCodeId: id, providerCode, providerMessage }, 'A trial code was not sent');
  if (unknown) {
    const message = 'The SMS gateway did not answer. If no code arrives, ask for another one in a minute.';
    return new OutsideServiceError(message, 'TIMEOUT');
  }
  await db.trialCode.update({ where: { id }, data: { failedAt: new Date() }, select: { id: true } });
  return new OutsideServiceError('The code could not be sent. Please check the number and try again.');
}

/**
 * Sends a one-time code to a phone, as a message of the platform that no business pays for. Throws what
 * `reserveTrialCode` throws, and OutsideServiceError when the gateway refuses (another may be asked for at
 * once) or stays silent (the code may have arrived, and counts).
 */
export async function requestTrialCode(
  session: Session,
  input: unknown,
  options: ExecuteOptions = {},
  gateway: SmsGateway = configuredGateway(),
): Promise<TrialCodeSent> {
  const { id, phone: to } = await execute(reserveTrialCode, session, input, options);
  const code = drawCode();
  const { count } = await db.trialCode.updateMany({
    where: { id, codeHash: null },
    data: { codeHash: hashOfCode(id, code) },
  });
  // A repeated idempotency key: the first request sends the code, or has sent it.
  if (count === 0) throw new ConflictError('This code has already been sent');
  const result = await gateway.send({ to, text: textOf(code), clientId: id });
  if (!result.ok) throw await notSent(id, result);
  return { code: gateway.name === 'log' ? code : null, resendInSeconds: RESEND_AFTER_MS / 1_000 };
}
