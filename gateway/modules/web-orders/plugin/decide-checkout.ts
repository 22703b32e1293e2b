import { z } from 'zod';
import { CHECKOUT_REFUSAL } from '../../../../schema/rules/checkout-refusal.ts';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { money } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import { outcomeOf, prepayRuleOf, rulesFor } from '../buyer-rules.ts';
import { mobileNumbers } from '../woocommerce/mobile-numbers.ts';
import { cleanText } from '../woocommerce/order-fields.ts';
import { checkPhone } from './check-phone.ts';
import { pluginRules, type PluginRules } from './plugin-setting.ts';

/** Buyers type it, or name it in a header: it is cut, because a call that is refused lets the order pass unseen. */
const typed = (max: number) => z.string().default('').transform((value) => cleanText(value, max));

/** What the plugin sends before a shop accepts an order. */
export const decideInput = z.object({
  phone: typed(1_000),
  email: typed(254),
  ip: typed(45),
  device: z.string().regex(/^[\w-]{0,64}$/).default(''),
  total: money(),
  method: typed(100),
  /** What the buyer has typed as the code of the SMS; left out by plugins that cannot ask for it. */
  code: z.string().transform((value) => cleanText(value, 40)).optional(),
  locale: typed(20),
  productIds: z.array(z.int().min(0).max(2_147_483_647)).max(100).default([]),
  /** The shop's own id of the order where it has one already, as after a payment that failed; 0 for none. */
  orderId: z.int().min(0).max(2_147_483_647).catch(0),
});

const ON_ALLOW_LIST = 'on the allow list';

export interface Decision {
  /** PREPAY: cash on delivery is refused. VERIFY: the buyer has to type the code of the SMS. */
  action: 'ALLOW' | 'PREPAY' | 'BLOCK' | 'VERIFY';
  /** For the shop's log, in English. */
  reason: string;
  messageBn: string;
  messageEn: string;
}

/**
 * Whether the shop may accept an order: first the rules about buyers, then the plugin's own limits, then the code for the
 * phone number. Nothing else stops an order in the shop.
 */
export async function decideCheckout(businessId: string, siteId: string, checkout: z.output<typeof decideInput>): Promise<Decision> {
  const rules = await pluginRules(db, businessId, siteId);
  // As in the order that comes of it.
  const [phone = '', otherPhone = ''] = mobileNumbers(checkout.phone);
  const [action, reason] = await judge(businessId, siteId, rules, { ...checkout, phone, otherPhone });
  if (action === 'ALLOW') {
    const { ip, method, code, locale } = checkout;
    const isTrusted = reason === ON_ALLOW_LIST;
    const asks = isTrusted ? null : await checkPhone({ businessId, siteId }, rules, {
      phone, typedPhone: checkout.phone, ip, method, code, isBangla: locale.startsWith('bn'),
    });
    return asks ? { action: 'VERIFY', reason: 'the phone number is not proved yet', ...asks } : { action, reason, messageBn: '', messageEn: '' };
  }
  const usual = CHECKOUT_REFUSAL[action];
  return action === 'BLOCK'
    ? { action, reason, messageBn: rules.messageBn || usual.messageBn, messageEn: rules.messageEn || usual.messageEn }
    : { action, reason, ...usual };
}

async function judge(
  businessId: string, siteId: string, rules: PluginRules,
  { phone, otherPhone, email, ip, device, total, productIds, orderId }: z.output<typeof decideInput> & { otherPhone: string },
): Promise<['ALLOW' | 'PREPAY' | 'BLOCK', string]> {
  const buyerRules = await rulesFor(db, businessId, { phone, buyerPhone: '', otherPhone, email, ipAddress: ip, device });
  const met = outcomeOf(buyerRules);
  if (met?.action === 'ALLOW') return ['ALLOW', ON_ALLOW_LIST];
  if (met?.action === 'BLOCK') return ['BLOCK', `${met.value} is blocked`];
  if (rules.duplicateHours > 0 && phone && productIds.length > 0 && (await hasOrdered(businessId, siteId, { phone, productIds, orderId }, rules.duplicateHours))) {
    return ['BLOCK', 'the same goods were ordered already'];
  }
  const prepays = prepayRuleOf(buyerRules);
  if (prepays) return ['PREPAY', `${prepays.value} pays in advance only`];
  if (rules.prepayFromPoisha !== null && total >= rules.prepayFromPoisha) return ['PREPAY', 'from this total on in advance'];
  if (rules.velocityLimit > 0 && (await ordersToday(businessId, siteId, { phone, device, orderId })) >= rules.velocityLimit) return ['PREPAY', 'many orders today'];
  return ['ALLOW', ''];
}

type Ordered = Pick<z.output<typeof decideInput>, 'phone' | 'productIds' | 'device' | 'orderId'>;

/** Another order of the shop that is not cancelled; unfinished checkouts do not count. */
async function hasOrdered(
  businessId: string, siteId: string, { phone, productIds, orderId }: Omit<Ordered, 'device'>, hours: number,
): Promise<boolean> {
  const found = await db.webOrder.findFirst({
    where: {
      businessId, phone, siteId, wooOrderId: { not: null, notIn: [orderId] }, dateCreated: { gt: new Date(Date.now() - hours * 3_600_000) },
      status: { notIn: ['CANCELLED', 'FAKE', 'BLOCKED'] }, lines: { some: { wooProductId: { in: productIds } } },
    },
    select: { id: true },
  });
  return found !== null;
}

/** Other orders of the buyer; not of one address: half a city shares that of a mobile network, and a buyer can name any. */
async function ordersToday(businessId: string, siteId: string, { phone, device, orderId }: Omit<Ordered, 'productIds'>): Promise<number> {
  const who = [...(phone ? [{ phone }] : []), ...(device ? [{ device }] : [])];
  if (who.length === 0) return 0;
  return db.webOrder.count({
    where: {
      businessId, wooOrderId: { not: null }, NOT: { siteId, wooOrderId: orderId }, dateCreated: { gt: new Date(Date.now() - DAY_MS) }, OR: who,
    },
  });
}
