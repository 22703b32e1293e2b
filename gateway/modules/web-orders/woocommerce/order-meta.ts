import { choices, plainText } from './meta-text.ts';
import { cleanText, isPlainObject } from './order-fields.ts';

/** A field of the checkout that is not one of WooCommerce's own: 'Delivery slot: 5 to 7 pm'. */
export interface ExtraField {
  label: string;
  value: string;
}

/** What is read from the entries that plugins and themes keep with an order. */
interface OrderMeta {
  transactionId: string;
  extraFields?: ExtraField[];
  checkoutKey?: string;
  device?: string;
}

interface Entry {
  id: number;
  key: string;
  value: unknown;
}

const MAX_ENTRIES = 200;
const MAX_FIELDS = 20;

/** '_bkash_trx_id', '_nagad_transaction', 'rocket_txnid': the id of a payment, under the names that gateways' plugins use. */
const TRANSACTION =
  /^(?:.*_)?(?:bkash|nagad|rocket|upay|sslcommerz|sslc|shurjopay|aamarpay|portwallet|uddoktapay|surecash)_(?:trx|txn|tran|trans|transaction)_?(?:id)?$/i;
/** '_bkash_number': the buyer's number at a gateway, by which a payment is looked up. */
const SENDER = /^(?:.*_)?(?:bkash|nagad|rocket|upay|sslcommerz|sslc|shurjopay|aamarpay|portwallet|uddoktapay|surecash)_(?:sender_?)?(?:number|phone|no)$/i;
/** Fields that a theme or WooCommerce's block checkout adds to the address are hidden entries too. */
const ADDED = /^_(?:wc_(?:billing|shipping|other)\/|(?:billing|shipping)_(?!address_index$|hash$))/;
/** Entries that bear no underscore and are no field of a checkout: what WooCommerce, trackers and translators note. */
const NOT_TYPED = /^(?:is_vat_exempt$|has_sub_order$|pys_|utm_|fb_|fbc$|fbp$|gclid|mailchimp_|wpml_|trp_|wcml_|slide_template$)/;
/** What a plugin has written for itself: JSON, and PHP's own form. */
const MACHINE = /^(?:[[{"]|[aOs]:\d+:)/;

/**
 * Reads the entries that are kept with an order, `meta_data`: the id of a payment where the shop itself has none, the
 * fields that its checkout adds, and what our plugin has stored. What is missing is absent, so that the content hash of
 * an order without such entries does not depend on them.
 */
export function readOrderMeta(metaData: unknown, transactionId: string): OrderMeta {
  const entries = entriesOf(metaData);
  const payment = entries.find(({ key, value }) => TRANSACTION.test(key) && plainText(value, 100) !== '');
  const paid = transactionId || plainText(payment?.value, 100);
  const fields = entries.filter((entry) => isTyped(entry.key)).flatMap((entry) => fieldOf(entry))
    .filter(({ value }) => value !== paid).slice(0, MAX_FIELDS);
  return { transactionId: paid, ...(fields.length > 0 && { extraFields: fields }), ...pluginMeta(entries) };
}

/** In the order in which the shop has stored them: lists and single orders are sorted differently. */
function entriesOf(metaData: unknown): Entry[] {
  const entries = Array.isArray(metaData) ? (metaData as unknown[]).filter(isPlainObject).slice(0, MAX_ENTRIES) : [];
  return entries
    .map(({ id, key, value }) => ({ id: typeof id === 'number' ? id : 0, key: cleanText(key, 100), value }))
    .sort((a, b) => a.id - b.id);
}

function isTyped(key: string): boolean {
  if (key.startsWith('_')) return TRANSACTION.test(key) || SENDER.test(key) || ADDED.test(key);
  return key !== '' && !NOT_TYPED.test(key);
}

function fieldOf({ key, value }: Entry): ExtraField[] {
  const text = plainText(choices(value), 300);
  return text === '' || MACHINE.test(text) ? [] : [{ label: labelOf(key), value: text }];
}

/** '_billing_thana' -> 'Thana', '_wc_other/shop/gift-note' -> 'Gift note'. */
function labelOf(key: string): string {
  const name = key.replace(/^_?wc_\w+\/(?:.*\/)?/, '').replace(/^_*(?:billing|shipping)_/, '').replace(/^_+/, '');
  const words = name.replace(/[_\-\s]+/g, ' ').trim().replace(/\bbkash\b/gi, 'bKash');
  return cleanText(words.startsWith('bKash') ? words : words.charAt(0).toUpperCase() + words.slice(1), 60) || cleanText(key, 60);
}

const PLUGIN_KEY = /^[\w-]{8,64}$/;

/** The values that our plugin has stored. */
function pluginMeta(entries: Entry[]): Pick<OrderMeta, 'checkoutKey' | 'device'> {
  const valueOf = (wanted: string) => {
    const found = entries.find(({ key, value }) => key === wanted && typeof value === 'string')?.value as string | undefined;
    return found !== undefined && PLUGIN_KEY.test(found) ? found : undefined;
  };
  const [checkoutKey, device] = [valueOf('_karbar_checkout'), valueOf('_karbar_device')];
  return { ...(checkoutKey && { checkoutKey }), ...(device && { device }) };
}
