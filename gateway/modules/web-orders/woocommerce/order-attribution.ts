import { unescapeEntities } from './entities.ts';
import { cleanText, isPlainObject } from './order-fields.ts';

export interface OrderAttribution {
  /** Where the buyer came from: 'facebook', '(direct)'. */
  utmSource?: string;
  /** What the link that they followed calls its campaign. */
  utmCampaign?: string;
}

/** As WooCommerce and the script that it uses write "nothing". */
const NONE = new Set(['', '(none)', '(not set)']);
const MAX_LENGTH = 200;

/**
 * What WooCommerce's order attribution has noted of where the buyer came from. Absent where it has noted nothing, so that
 * the content hash of such orders does not depend on it. `meta` is `meta_data` of an order.
 */
export function orderAttribution(meta: unknown): OrderAttribution {
  if (!Array.isArray(meta)) return {};
  const valueOf = (key: string) => {
    const found = meta.find((one) => isPlainObject(one) && one.key === `_wc_order_attribution_${key}`) as { value: unknown } | undefined;
    return linkText(found?.value);
  };
  const [utmSource, utmCampaign] = [valueOf('utm_source'), valueOf('utm_campaign')];
  return { ...(utmSource && { utmSource }), ...(utmCampaign && { utmCampaign }) };
}

/** Values come from links: some are still written as links are, 'Eid%20sale' or 'Eid+sale'. */
function linkText(value: unknown): string {
  const text = unescapeEntities(cleanText(value, MAX_LENGTH));
  const words = cleanText(/%[0-9a-f]{2}/i.test(text) ? decoded(text.replaceAll('+', ' ')) : text, MAX_LENGTH).replace(/\s+/g, ' ');
  return NONE.has(words.toLowerCase()) ? '' : words;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
