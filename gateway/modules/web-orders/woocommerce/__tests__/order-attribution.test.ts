import { expect, it } from 'vitest';
import { orderAttribution } from '../order-attribution.ts';

const meta = (values: Record<string, unknown>) => Object.entries(values).map(([key, value]) => ({ id: 1, key: `_wc_order_attribution_${key}`, value }));

it.each([
  [{ utm_source: 'facebook', utm_campaign: 'eid_sale' }, { utmSource: 'facebook', utmCampaign: 'eid_sale' }],
  [{ utm_source: '(direct)', utm_campaign: '(none)' }, { utmSource: '(direct)' }],
  [{ utm_campaign: ' Eid%20sale+%E0%A6%88%E0%A6%A6 ' }, { utmCampaign: 'Eid sale ঈদ' }],
  [{ utm_campaign: 'eid+winter' }, { utmCampaign: 'eid+winter' }],
  [{ utm_campaign: '100%' }, { utmCampaign: '100%' }],
  [{ utm_campaign: '50%25%ZZ' }, { utmCampaign: '50%25%ZZ' }],
  [{ utm_campaign: 'a\u0000b &amp; c' }, { utmCampaign: 'ab & c' }],
  [{ utm_campaign: 'x'.repeat(5_000) }, { utmCampaign: 'x'.repeat(200) }],
  [{ utm_campaign: ['eid'], utm_source: { a: 1 } }, {}],
])('reads where the buyer came from: %j', (values, expected) => {
  expect(orderAttribution(meta(values))).toEqual(expected);
});

it.each([[undefined], [null], ['text'], [{}], [[null, 'text', { key: 5 }]]])('is nothing where the order has none: %j', (value) => {
  expect(orderAttribution(value)).toEqual({});
});
