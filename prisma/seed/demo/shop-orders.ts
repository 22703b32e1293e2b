import { DEMO_CUSTOMERS } from './customers.ts';

/** Numbers far above those of a young shop, so that real deliveries to the demo's site never meet them. */
export const FIRST_ORDER = 900_001;

type Item = [sku: string, name: string, quantity: number, price: number];

/** Those of the days before, which have been called about. */
export const FIRST_PAST_ORDER = FIRST_ORDER + 100;

interface Basket {
  /** What the link that the buyer followed calls its campaign. */
  campaign?: string;
  status: string;
  minutesAgo: number;
  items: Item[];
  /** What the shop's checkout asks beyond the usual. */
  meta?: Record<string, string>;
  /** A plugin of the shop has split it by vendors. */
  isSplit?: boolean;
}

const BASKETS: Basket[] = [
  { campaign: 'jamdani_eid', status: 'processing', minutesAgo: 6, items: [['JAM-RED', 'জামদানি শাড়ি — লাল', 1, 5500]], meta: { delivery_slot: '5 pm to 8 pm', _billing_thana: 'Dhanmondi' } },
  {
    status: 'processing', minutesAgo: 19,
    items: [
      ['PNJ-RED-M', 'পাঞ্জাবি Premium, Red, M', 1, 1850], ['MUG-01', 'Ceramic Mug', 2, 350],
    ],
  },
  { status: 'processing', minutesAgo: 34, items: [['KRT', 'Kurti, Green, M', 1, 1250]] },
  {
    status: 'processing', minutesAgo: 58,
    items: [
      ['HON-500', 'Honey 500g', 2, 650], ['OIL-MUS-1L', 'খাঁটি সরিষার তেল ১ লিটার', 1, 320],
    ],
  },
  { status: 'processing', minutesAgo: 95, items: [['BAG-JUTE', 'Jute Tote Bag', 3, 550]] },
  { status: 'processing', minutesAgo: 140, items: [['KURTI-COT', 'Ladies Kurti, Cotton', 1, 1200]] },
  { status: 'processing', minutesAgo: 260, items: [['CUSHION-NK', 'Nakshi Kantha Cushion', 4, 650]] },
  { status: 'on-hold', minutesAgo: 410, items: [['DIYA-SET', 'মাটির প্রদীপ, Set of 6', 2, 240]] },
  { status: 'pending', minutesAgo: 75, items: [['SND-41', 'স্যান্ডেল (Leather), 41', 1, 1010]] },
  { status: 'cancelled', minutesAgo: 1_500, items: [['TS-BLK', 'Cotton T-Shirt Black', 1, 785]] },
  // The last one: its parts have the numbers behind it.
  { status: 'processing', minutesAgo: 320, items: [['HON-500', 'Honey 500g', 1, 650], ['MUG-01', 'Ceramic Mug', 2, 350]], isSplit: true },
];

const DAY = 1_440;

const PAST_BASKETS: Basket[] = [
  { status: 'processing', minutesAgo: 1.2 * DAY, items: [['OIL-MUS-1L', 'খাঁটি সরিষার তেল ১ লিটার', 2, 320]] },
  { campaign: 'jamdani_eid', status: 'processing', minutesAgo: 2.1 * DAY, items: [['JAM-RED', 'জামদানি শাড়ি — লাল', 1, 5500]] },
  { campaign: 'home_reels', status: 'processing', minutesAgo: 2.5 * DAY, items: [['MUG-01', 'Ceramic Mug', 3, 350]] },
  { campaign: 'home_reels', status: 'processing', minutesAgo: 3.3 * DAY, items: [['HON-500', 'Honey 500g', 1, 650]] },
  { status: 'processing', minutesAgo: 4.2 * DAY, items: [['KURTI-COT', 'Ladies Kurti, Cotton', 2, 1200]] },
  { status: 'processing', minutesAgo: 5.4 * DAY, items: [['BAG-JUTE', 'Jute Tote Bag', 2, 550], ['MUG-01', 'Ceramic Mug', 1, 350]] },
  { status: 'processing', minutesAgo: 6.1 * DAY, items: [['DIYA-SET', 'মাটির প্রদীপ, Set of 6', 10, 240]] },
  { status: 'processing', minutesAgo: 8.3 * DAY, items: [['CUSHION-NK', 'Nakshi Kantha Cushion', 2, 650]] },
  { campaign: 'home_reels', status: 'processing', minutesAgo: 9.2 * DAY, items: [['HON-500', 'Honey 500g', 2, 650]] },
];

const SHIPPING = 60;

/** As WooCommerce keeps where a buyer came from. */
const attribution = (campaign: string) =>
  ({ _wc_order_attribution_utm_source: 'facebook', _wc_order_attribution_utm_campaign: campaign });

/** The order as the shop's REST interface would tell it, as far as anybody reads it. */
function shopOrder({ campaign, status, minutesAgo, items, meta = {} }: Basket, index: number, now: Date, first: number) {
  const [name, phone, address] = DEMO_CUSTOMERS[(first === FIRST_ORDER ? index : index + 5) % DEMO_CUSTOMERS.length]!;
  const time = new Date(now.getTime() - minutesAgo * 60_000).toISOString().slice(0, 19);
  const [first_name, ...rest] = name.split(' ');
  const billing = { first_name, last_name: rest.join(' '), phone, address_1: address, country: 'BD' };
  const total = items.reduce((sum, [, , quantity, price]) => sum + quantity * price, SHIPPING);
  return {
    id: first + index, number: String(first + index), status, currency: 'BDT', billing,
    shipping: {},
    date_created_gmt: time, date_modified_gmt: time, total: total.toFixed(2), discount_total: '0.00',
    shipping_total: SHIPPING.toFixed(2), payment_method: 'cod', payment_method_title: 'Cash on delivery',
    customer_ip_address: `103.4.${index}.17`,
    meta_data: Object.entries({ ...meta, ...(campaign && attribution(campaign)) }).map(([key, value], entry) => ({ id: entry + 1, key, value })),
    line_items: items.map(([sku, item, quantity, price], line) => ({
      id: line + 1, name: item, sku, product_id: 5_000 + index * 10 + line, variation_id: 0, quantity,
      subtotal: (quantity * price).toFixed(2), total: (quantity * price).toFixed(2),
    })),
  };
}

/** The orders that the plugin makes of one, here of each line; the first bears the delivery. */
function partsOf(whole: ReturnType<typeof shopOrder>) {
  return whole.line_items.map((line, index) => {
    const shipping = index === 0 ? SHIPPING : 0;
    const id = whole.id + index + 1;
    return {
      ...whole, id, number: String(id), parent_id: whole.id, line_items: [line],
      shipping_total: shipping.toFixed(2), total: (Number(line.total) + shipping).toFixed(2),
    };
  });
}

/** The orders of the demo's web shop; `now` is what their ages count from. */
export const shopOrders = (now: Date) => [
  ...BASKETS.flatMap((basket, index) => {
    const order = shopOrder(basket, index, now, FIRST_ORDER);
    return [order, ...(basket.isSplit ? partsOf(order) : [])];
  }),
  ...PAST_BASKETS.map((basket, index) => shopOrder(basket, index, now, FIRST_PAST_ORDER)),
];
