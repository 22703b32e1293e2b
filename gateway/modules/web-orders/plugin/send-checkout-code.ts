import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { checkoutCodeText } from '../../../../schema/rules/checkout-refusal.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { CODE_DIGITS } from '../../../../schema/rules/one-time-code.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { idOf } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import { databaseTime } from '../../../db/clock.ts';
import { keyedHash } from '../../../db/keyed-hash.ts';
import { PreconditionError } from '../../../errors.ts';
import { logger } from '../../../logging/logger.ts';
import { networkOf } from '../../../session/network-of.ts';
import { Session } from '../../../session/session.ts';
import { drawCode } from '../../business/trial-code.ts';
import { configuredGateway } from '../../messaging/configured-gateway.ts';
import { handOverSms } from '../../messaging/hand-over-sms.ts';
import { holdSms } from '../../messaging/hold-sms.ts';
import { decisionShare } from './buyer-shares.ts';
import { CODE_LIFE_MS, codeLimit, lockCodes } from './checkout-code-limits.ts';
import { hashOfCode } from './prove-checkout-code.ts';

/** The plugin waits three seconds for an answer: a slower SMS gateway is taken to have sent the code. */
const SEND_MS = 1_500;
const MAX_SHOP_NAME = 40;
/** Stands for the code in the SMS log, which every administrator reads. */
const HIDDEN_CODE = 'X'.repeat(CODE_DIGITS);

interface Wanted {
  businessId: string;
  siteId: string;
  /** In the form 01XXXXXXXXX. */
  phone: string;
  /** Empty where the shop does not know it. */
  ip: string;
  isBangla: boolean;
}

/** First half: the row counts against the limits and the SMS is paid for, before anyone outside is asked. */
const reserveCheckoutCode = defineCommand({
  name: 'web-orders.reserveCheckoutCode',
  permission: 'SUPERADMIN',
  input: z.object({ siteId: idOf('WebSite'), wanted: z.custom<Wanted>() }),
  run: async (context, { siteId, wanted: { phone, ip, isBangla } }) => {
    const { tx, session: { businessId }, audit } = context;
    const addressHash = ip === '' ? null : keyedHash('checkout code address', networkOf(ip));
    await lockCodes(tx, businessId);
    const now = await databaseTime(tx);
    const { packageExpiresAt, suspendedAt } = await tx.business.findUniqueOrThrow({
      where: { id: businessId }, select: { packageExpiresAt: true, suspendedAt: true },
    });
    const limit = suspendedAt || packageExpiresAt <= now ? 'SPENT' : await codeLimit(tx, { businessId, phone, addressHash }, now);
    if (limit !== 'SEND') return { limit, id: '', smsId: '', shopName: '' };
    const site = await tx.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId, id: siteId } }, select: { name: true } });
    const shopName = site.name.slice(0, MAX_SHOP_NAME);
    const id = uuidv7();
    const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
    await tx.checkoutCode.createMany({ data: [{ businessId, id, siteId, phone, addressHash, createdAt: now, expiresAt }] });
    const { id: smsId } = await holdSms(context, { mobileNumber: phone, message: checkoutCodeText(HIDDEN_CODE, shopName, isBangla) });
    await audit({ entity: ['WebSite', siteId], summary: msg('A code for a checkout was sent to {{phone}}', { phone }) });
    return { limit, id, smsId, shopName };
  },
});

/**
 * Sends a code to the phone of a checkout, paid by the balance of the business. SKIP when none can be sent, so that the
 * shop takes the order without: the balance or the day's codes of the business are used up, its package has ended or it is
 * suspended, the SMS gateway refuses, or no SMS leaves this server. The code itself is in no row, receipt, audit entry or log.
 */
export async function sendCheckoutCode(wanted: Wanted, gateway = configuredGateway()): Promise<'SENT' | 'TOO_MANY' | 'SKIP'> {
  if (gateway.name === 'log') return 'SKIP';
  const { businessId, siteId, isBangla } = wanted;
  const session = Session.system(businessId);
  try {
    const { limit, id, smsId, shopName } = await execute(reserveCheckoutCode, session, { siteId, wanted }, { share: decisionShare });
    if (limit === 'TOO_MANY') return limit;
    if (limit !== 'SEND') return limit === 'WAIT' ? 'SENT' : 'SKIP';
    const code = drawCode();
    const where = { businessId_id: { businessId, id } };
    await db.checkoutCode.update({ where, data: { codeHash: hashOfCode(id, code) }, select: { id: true } });
    const handedOver = handOverSms(session, smsId, gateway, checkoutCodeText(code, shopName, isBangla)).then(async ({ status }) => {
      if (status !== 'REFUNDED') return 'SENT' as const;
      await db.checkoutCode.update({ where, data: { failedAt: new Date() }, select: { id: true } });
      return 'SKIP' as const;
    });
    handedOver.catch((error: unknown) => logger.warn({ err: error, business: businessId }, 'A code for a checkout was not sent'));
    return await Promise.race([handedOver, delay(SEND_MS, 'SENT' as const, { ref: false })]);
  } catch (error) {
    if (error instanceof PreconditionError) return 'SKIP';
    throw error;
  }
}
