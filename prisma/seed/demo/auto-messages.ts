import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { wireMessage } from '../../../schema/rules/message.ts';
import { orderText } from '../../../schema/rules/order-words.ts';
import { defineCommand } from '../../../gateway/commands/command.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import type { MessageEvent, OrderStatus } from '../../../gateway/db/generated/client/enums.ts';
import { holdSms } from '../../../gateway/modules/messaging/hold-sms.ts';
import { settleSms } from '../../../gateway/modules/messaging/settle-sms.ts';
import { saveAutoMessage } from '../../../gateway/modules/order-messages/auto-messages.ts';
import { orderWords } from '../../../gateway/modules/order-messages/order-words.ts';
import { LOW_BALANCE } from '../../../gateway/modules/order-messages/send-order-message.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS } from '../demo-accounts.ts';

const RULES: { event: MessageEvent; template: string; isOn: boolean; delayMinutes?: number; minimum?: number }[] = [
  { event: 'CONFIRMED', template: 'Order confirmed', isOn: false, delayMinutes: 15 },
  { event: 'SHIPPED', template: 'Parcel sent', isOn: true },
  { event: 'DELIVERED', template: 'Order delivered', isOn: false, delayMinutes: 2_880, minimum: 500 },
];

/** What customers of Nakshi Ghor are told, and what the last ones were; once. */
export async function seedAutoMessages(): Promise<void> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  if (await db.autoMessage.findFirst({ where: { businessId }, select: { event: true } })) return;
  const session = Session.system(businessId);
  for (const { template, ...rule } of RULES) {
    const { id: templateId } = await db.messageTemplate.findFirstOrThrow({ where: { businessId, name: template }, select: { id: true } });
    await execute(saveAutoMessage, session, { ...rule, version: 0, templateId });
  }
  await execute(tellLast, session, {});
}

const ON_THEIR_WAY: OrderStatus[] = ['SHIPPED', 'DELIVERED'];

/** Customers of the last parcels were told; one was not. */
const tellLast = defineCommand({
  name: 'demo.tellLast',
  permission: 'SUPERADMIN',
  input: z.object({}),
  run: async (context) => {
    const { tx, session: { businessId } } = context;
    const { text } = await tx.messageTemplate.findFirstOrThrow({ where: { businessId, name: 'Parcel sent' } });
    const orders = await tx.order.findMany({ where: { businessId, status: { in: ON_THEIR_WAY } }, orderBy: { number: 'desc' }, take: 8, select: { id: true } });
    const words = await orderWords(tx, businessId, orders.map(({ id }) => id));
    for (const [index, { id: orderId }] of orders.entries()) {
      const message = { businessId, orderId, event: 'SHIPPED', sendAt: new Date() } as const;
      if (index === 5) {
        await tx.orderMessage.create({ data: { ...message, status: 'SKIPPED', reason: wireMessage(LOW_BALANCE) as object }, select: { orderId: true } });
        continue;
      }
      const order = words.get(orderId)!;
      const { id } = await holdSms(context, { mobileNumber: order.phone, message: orderText(text, order) });
      await settleSms.run(context, { id, status: 'SENT', providerCode: 'LOGGED', providerMessage: 'Message logged, not sent', providerId: uuidv7() });
      await tx.orderMessage.create({ data: { ...message, status: 'SENT', smsId: id }, select: { orderId: true } });
    }
  },
});
