import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder, type SeedOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { MessageEvent } from '../../../db/generated/client/enums.ts';
import type { OutgoingSms, SendResult, SmsGateway } from '../../messaging/gateways/sms-gateway.ts';
import { createMessageTemplate } from '../../messaging/message-templates.ts';
import { saveAutoMessage } from '../auto-messages.ts';
import { setQuietHours } from '../quiet-hours.ts';
import { sendOrderMessage } from '../send-order-message.ts';

const TAKEN: SendResult = { ok: true, providerCode: '202', providerMessage: 'Submitted' };

/** A gateway that keeps what it is given, and answers as it is told to. */
export function gatewayOf(answer: (sms: OutgoingSms) => Promise<SendResult> | SendResult = () => TAKEN) {
  const given: OutgoingSms[] = [];
  const gateway: SmsGateway = { name: 'log', send: async (sms) => (given.push(sms), answer(sms)) };
  return { gateway, texts: () => given.map(({ to, text }) => `${to} ${text}`) };
}

interface Setting {
  isOn?: boolean;
  delayMinutes?: number;
  sources?: string[];
  couriers?: string[];
  siteIds?: string[];
  minimum?: number;
}

/** A shop with goods and a template, without quiet hours, in which nobody is told anything yet. */
export async function tellingShop(smsBalance = 9) {
  const shop: Shop = await seedBusiness({ smsBalance });
  const session = await sessionFor(shop.founder);
  const product = await withProduct(shop, { stock: 90 });
  const { id: templateId } = await execute(createMessageTemplate, session, { name: 'Told', text: '{name}: {order} of {total}' });
  await execute(setQuietHours, session, { version: 0, from: 0, until: 0 });

  const take = (order: Partial<SeedOrder> = {}) => withOrder(shop, { customerName: 'Rima', lines: [{ product }], ...order });
  async function tell(event: MessageEvent, setting: Setting = {}) {
    const known = await db.autoMessage.findUnique({ where: { businessId_event: { businessId: shop.id, event } } });
    await execute(saveAutoMessage, session, { event, version: known?.version ?? 0, isOn: true, templateId, ...setting });
  }
  /** Messages of the shop, the oldest order's first: event and status, and why where it was not sent. */
  async function messages() {
    const rows = await db.orderMessage.findMany({ where: { businessId: shop.id }, orderBy: [{ order: { number: 'asc' } }, { createdAt: 'asc' }, { event: 'asc' }], include: { order: true } });
    return rows.map(({ order: { number }, event, status, reason }) => {
      const { messageKey } = (reason ?? {}) as { messageKey?: string };
      return `${number} ${event} ${status}${messageKey ? `: ${messageKey}` : ''}`;
    });
  }
  const send = (orderId: string, event: MessageEvent, gateway: SmsGateway) => sendOrderMessage(shop.id, { orderId, event }, gateway);
  return { shop, session, product, templateId, take, tell, messages, send };
}
