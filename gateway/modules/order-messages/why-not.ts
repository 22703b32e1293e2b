import { msg, type Message } from '../../../schema/rules/message.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { statusWord } from '../../../schema/rules/status-word.ts';
import type { Tx } from '../../db/client.ts';
import type { AutoMessage, MessageTemplate } from '../../db/generated/client/client.ts';
import { HOLDS_IN } from './message-events.ts';
import type { OrderWords } from './order-words.ts';

export type Rule = AutoMessage & { template: MessageTemplate };

/** Only a mobile number takes an SMS. */
const MOBILE = /^01\d{9}$/;

/** Why nobody is told anything by this business now; null when they are. */
export async function whyNone(tx: Tx, businessId: string): Promise<Message | null> {
  const { suspendedAt, areMessagesPaused } = await tx.business.findUniqueOrThrow({
    where: { id: businessId }, select: { suspendedAt: true, areMessagesPaused: true },
  });
  if (suspendedAt) return msg('the business was suspended');
  return areMessagesPaused ? msg('all messages were paused') : null;
}

/** Why this order is not told by this rule; null when it is. */
export function whyNot(rule: Rule | null, order: OrderWords): Message | null {
  if (!rule?.isOn) return msg('it was switched off meanwhile');
  if (rule.template.archivedAt) return msg('its template is archived');
  if (!HOLDS_IN[rule.event].includes(order.status)) return msg('the order is {{status}} by now', { status: statusWord(order.status) });
  if (!MOBILE.test(order.phone)) return msg('{{phone}} is no mobile number', { phone: order.phone });
  if (rule.sources.length > 0 && !rule.sources.includes(order.source)) return msg('it is not sent to orders from {{source}}', { source: order.source });
  if (rule.couriers.length > 0 && !rule.couriers.includes(order.courier)) {
    return order.courier ? msg('it is not sent to parcels of {{courier}}', { courier: order.courier }) : msg('it is sent to parcels of some couriers only, and none is chosen');
  }
  if (rule.siteIds.length > 0 && !rule.siteIds.includes(order.siteId ?? '')) return msg('it is sent to orders of other web shops only');
  if (order.totalPoisha < rule.minimumPoisha) return msg('it is sent from {{amount, taka}} on', { amount: poishaToTaka(rule.minimumPoisha) });
  return null;
}
