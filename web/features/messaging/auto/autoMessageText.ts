import type { TFunction } from 'i18next';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { msg, type MessageKey } from '../../../../schema/rules/message.ts';
import { orderText, type OrderSmsWords } from '../../../../schema/rules/order-words.ts';
import { smsSegments } from '../../../../schema/rules/sms.ts';
import type { AutoMessagePageQuery } from '../../../__generated__/AutoMessagePageQuery.graphql.ts';
import { messageText } from '../../../messageText.ts';
import { exactTaka } from '../../../ui/exactTaka.ts';
import type { KnownEvent, MessageEvent } from '../eventText.ts';

type Page = AutoMessagePageQuery['response'];
export type AutoMessage = Page['autoMessages'][number];
export type Template = Page['messageTemplates'][number];

/** When each message is sent, in a sentence. */
const EVENT_TIMES: Record<KnownEvent, MessageKey> = {
  CONFIRMED: msg('When an order is confirmed.'),
  SHIPPED: msg('When its parcel goes to a courier.'),
  OUT_FOR_DELIVERY: msg('When the courier says that it is on its way to the customer.'),
  DELIVERED: msg('When all of it is delivered.'),
  RETURN: msg('When its parcel is on its way back.'),
  HOLD: msg('When it is put on hold.'),
  ADVANCE: msg('When an advance is entered.'),
  PREORDER_READY: msg('When goods that were ordered ahead are in, in place of the confirmation.'),
};

export const eventTime = (event: MessageEvent, t: TFunction): string => messageText(EVENT_TIMES[event as KnownEvent], t);

/** Templates of a new business that suit the events, by their names. */
const USUAL_TEMPLATES: Record<KnownEvent, string> = {
  CONFIRMED: 'Order confirmed', SHIPPED: 'Parcel sent', OUT_FOR_DELIVERY: 'Out for delivery', DELIVERED: 'Order delivered',
  RETURN: 'Parcel came back', HOLD: 'Order on hold', ADVANCE: 'Advance received', PREORDER_READY: 'Preorder is here',
};

/** The template that suits the event, where the business has kept it; undefined otherwise. */
export const usualTemplate = (event: MessageEvent, templates: readonly Template[]): Template | undefined =>
  templates.find(({ name }) => name === USUAL_TEMPLATES[event as KnownEvent]);

const HOUR = 60;
const DAY = 24 * HOUR;

/** Delays that are offered, in minutes. */
export const DELAYS = [0, 5, 15, 30, HOUR, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY];

/** 'At once', '15 minutes later', '2 days later'. */
export function delayText(minutes: number, t: TFunction): string {
  if (minutes === 0) return t('At once');
  if (minutes % DAY === 0) return t('{{count}} days later', { count: minutes / DAY, defaultValue_one: '{{count}} day later' });
  if (minutes % HOUR === 0) return t('{{count}} hours later', { count: minutes / HOUR, defaultValue_one: '{{count}} hour later' });
  return t('{{count}} minutes later', { count: minutes, defaultValue_one: '{{count}} minute later' });
}

/** 'Facebook, Phone · Pathao · from ৳500', 'All orders'. */
export function filterText({ sources, couriers, siteIds, minimum }: AutoMessage, sites: Page['webSites'], t: TFunction): string {
  const shops = siteIds.map((id) => sites.find((site) => site.id === id)?.name ?? t('a removed shop'));
  const parts = [sources, couriers, shops].filter(({ length }) => length > 0).map((names) => names.join(', '));
  if (minimum > 0) parts.push(t('from {{amount}}', { amount: formatTaka(minimum) }));
  return parts.length === 0 ? t('All orders') : parts.join(' · ');
}

/** How many SMS one message takes, with these words filled in. */
export const smsOf = (text: string, words: OrderSmsWords): number => smsSegments(orderText(text, words)).segments;

/** '2 SMS · TK 0.70'. */
export const costText = (sms: number, smsRate: number, t: TFunction): string =>
  t('{{sms}} SMS, {{amount}}', { sms: formatCount(sms), amount: exactTaka(Math.round(sms * smsRate * 100) / 100) });
