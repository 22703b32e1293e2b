import { describe, expect, it } from 'vitest';
import { recordedJson } from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import { poishaToDecimal } from '../../../../../schema/rules/money.ts';
import { lineOf, plain, read, type Raw } from './read-woo-order.ts';

const pages = [1, 2].flatMap((page) => recordedJson<Raw[]>(`orders-page-${page}.json`));

describe('recorded orders', () => {
  it.each(pages.map((raw) => [raw.id, raw] as const))('order %i adds up to its total', (_, raw) => {
    const order = read(raw);
    const lines = order.items.reduce((sum, item) => sum + item.totalPoisha, 0n);
    expect(lines + order.shippingPoisha + order.feePoisha + order.taxPoisha).toBe(order.totalPoisha);
    expect(poishaToDecimal(order.totalPoisha)).toBe(raw.total);
  });

  it('reads one in full', () => {
    const fatema = { name: 'ফাতেমা বেগম', phoneRaw: '+8801812-345678', phone: '01812345678', otherPhone: null };
    expect(read(recordedJson('order-51.json'))).toEqual({
      wooOrderId: 51,
      number: '51',
      status: 'completed',
      currency: 'BDT',
      totalPoisha: 96_000n,
      discountPoisha: 0n,
      shippingPoisha: 0n,
      feePoisha: 0n,
      fees: [],
      couponCodes: [],
      shippingMethod: '',
      isPickup: false,
      taxPoisha: 0n,
      refundedPoisha: 0n,
      refundIds: [],
      dateCreated: new Date('2026-10-22T03:23:08Z'),
      dateModified: new Date('2026-11-20T23:22:57Z'),
      buyer: fatema,
      recipient: fatema,
      email: 'fatema@example.com',
      address: 'বাড়ি ২২, রোড ৯/এ, ধানমন্ডি',
      city: 'ঢাকা',
      state: 'Dhaka',
      postcode: '1209',
      customerNote: '',
      ipAddress: '103.4.145.18',
      userAgent: expect.stringContaining('Android 13'),
      utmSource: 'facebook',
      paymentMethod: 'sslcommerz',
      paymentMethodTitle: 'SSLCommerz (Card/MFS)',
      datePaid: new Date('2026-11-20T23:22:57Z'),
      transactionId: '',
      items: [{
        wooLineId: 35,
        productId: 15,
        variationId: 0,
        sku: 'OIL-MUS-1L',
        name: 'খাঁটি সরিষার তেল ১ লিটার',
        details: '',
        quantity: 3,
        totalPoisha: 96_000n,
      }],
    });
  });

  it('reads the phones that people type', () => {
    const phones = new Map(pages.map((raw) => read(raw).buyer).map(({ phoneRaw, phone }) => [phoneRaw, phone]));
    expect(Object.fromEntries(phones)).toEqual({
      '': null,
      '01700000000': '01700000000',
      '01712345678': '01712345678',
      '8801912345678': '01912345678',
      '+8801812-345678': '01812345678',
      '+880 1312-345678': '01312345678',
      '01512 345 678': '01512345678',
      '০১৬১২৩৪৫৬৭৮': '01612345678',
    });
  });

  it('has no SKU for deleted products and for products without one, and trims the others', () => {
    const items = pages.flatMap((raw) => read(raw).items);
    expect(items.filter(({ sku }) => sku === null).map(({ name }) => name)).toContain('Discontinued Lamp');
    expect(items.filter(({ sku }) => sku === null).map(({ name }) => name)).toContain('Gift Card 500');
    expect(items.map(({ sku }) => sku)).toContain('NK-CUSH');
  });

  it('keeps the total and tells what was refunded', () => {
    const { totalPoisha, refundedPoisha } = read(recordedJson('order-48.json'));
    expect(refundedPoisha).toBeGreaterThan(0n);
    expect(refundedPoisha).toBeLessThan(totalPoisha);
  });

  it('delivers to the shipping address where it differs', () => {
    const order = read(pages.find(({ id }) => id === 62));
    expect(order).toMatchObject({
      buyer: { name: 'সুমাইয়া আক্তার', phone: '01612345678' },
      recipient: { name: 'প্রাপক করিম', phone: '01999888777' },
      address: 'Mirpur-10, Block C, ২য় তলা',
    });
  });

  it('keeps what was chosen or typed for a line, and not what its name or a plugin says', () => {
    const details = new Map(pages.flatMap((raw) => read(raw).items).map((item) => [item.name, item.details]));
    expect(details.get('Honey 500g')).toBe('উপহার বার্তা: শুভ জন্মদিন! Happy birthday & enjoy');
    expect(details.get('পাঞ্জাবি Premium - Red, M')).toBe('');
    expect(details.get('স্যান্ডেল (Leather Sandal) - ৪১')).toBe('');
    // Backordered pieces are the shop's own note.
    expect(details.get('USB-C Cable 1m')).toBe('');
    const gift = { id: 1, name: 'Gift mug', quantity: 1, total: '5', meta_data: [{ key: 'Text', value: 'mug' }] };
    expect(read({ ...(recordedJson('order-41.json') as object), line_items: [gift] }).items[0]!.details).toBe('Text: mug');
  });

  it('keeps what add-ons store as lists, and unescapes what they show', () => {
    const detailsOf = (meta_data: object[]) => read({ ...plain, line_items: [{ ...lineOf(plain), meta_data }] }).items[0]!.details;
    expect(detailsOf([{ key: 'Wrapping', value: ['Red paper', 'Card'], display_key: 'Wrapping', display_value: ['Red paper', 'Card'] }])).toBe('Wrapping: Red paper, Card');
    expect(detailsOf([{ key: 'Name', value: 'x', display_key: 'Name', display_value: '<p>Rahim&#8217;s&nbsp;shop &amp; &#x9f3;5 &#38;lt;</p>' }])).toBe('Name: Rahim’s shop & ৳5 &lt;');
    expect(detailsOf([{ key: 'data', value: [{ a: 1 }] }, { key: 'more', value: { a: 1 } }, { key: 'odd', value: 'a&#99999999;b' }])).toBe('odd: a&#99999999;b');
  });

  describe('what plugins and themes keep with an order', () => {
    const metaOf = (...meta_data: object[]) => {
      const { transactionId, extraFields = [] } = read({ ...plain, transaction_id: '', meta_data });
      return { transactionId, fields: extraFields.map(({ label, value }) => `${label}: ${value}`) };
    };

    it('keeps the fields of the checkout, and the payment that a plugin has noted', () => {
      expect(read(recordedJson('order-45.json'))).toMatchObject({
        extraFields: [{ label: 'Delivery slot', value: '5' }, { label: 'Is gift', value: '1' }, { label: 'List thing', value: '1, 2, 3' }, { label: 'Dup key', value: 'one' }, { label: 'Dup key', value: 'two' }],
      });
      expect(metaOf({ id: 1, key: '_bkash_trx_id', value: 'BHK7167909' }, { id: 2, key: '_bkash_number', value: '01711204466' }))
        .toEqual({ transactionId: 'BHK7167909', fields: ['bKash number: 01711204466'] });
    });

    it.each(['_bkash_trxid', '_bkash_transaction', '_nagad_transaction_id', 'rocket_txn_id', '_woo_bkash_trans_id', '_sslcommerz_tran_id'])('reads the payment from %s', (key) => {
      expect(metaOf({ id: 1, key, value: 'TX1' })).toEqual({ transactionId: 'TX1', fields: [] });
    });

    it("shows a payment that differs from the shop's own", () => {
      const { transactionId, extraFields } = read({ ...plain, transaction_id: 'A1', meta_data: [{ id: 1, key: '_bkash_trx_id', value: 'B2' }] });
      expect({ transactionId, extraFields }).toEqual({ transactionId: 'A1', extraFields: [{ label: 'bKash trx id', value: 'B2' }] });
    });

    it('reads what is added to the address, and nothing that machines have noted', () => {
      expect(metaOf(
        { id: 1, key: '_billing_thana', value: 'Mirpur &amp; Pallabi' }, { id: 2, key: '_wc_other/shop/gift-note', value: 'Eid' },
        { id: 3, key: 'billing_delivery_time', value: '5 to 7 pm' }, { id: 4, key: '_wc_order_attribution_utm_source', value: 'facebook' },
        { id: 5, key: 'is_vat_exempt', value: 'no' }, { id: 6, key: 'pys_landing', value: 'https://x.test' }, { id: 7, key: 'a', value: { b: 1 } },
        { id: 8, key: 'b', value: '{"a":1}' }, { id: 9, key: 'c', value: 'a:1:{i:0;s:1:"x";}' }, { id: 10, key: '_edit_lock', value: '1' }, { id: 11, key: 'd', value: '  ' },
      ).fields).toEqual(['Thana: Mirpur & Pallabi', 'Gift note: Eid', 'Delivery time: 5 to 7 pm']);
    });

    it('reads the same from a list and from a single order, which sort them differently', () => {
      const entries = [{ id: 2, key: 'b', value: '2' }, { id: 1, key: 'a', value: '1' }, { id: 3, key: 'c', value: '3' }];
      expect(metaOf(...entries)).toEqual(metaOf(...[...entries].reverse()));
    });

    it('is bounded in number and length', () => {
      const { fields } = metaOf(...Array.from({ length: 500 }, (_, id) => ({ id, key: `field_${id}_${'x'.repeat(300)}`, value: 'y'.repeat(9_999) })));
      expect(fields).toHaveLength(20);
      for (const field of fields) expect(field.length).toBeLessThanOrEqual(362);
    });
  });

  it('names fees, coupons and the way of delivery', () => {
    expect(read(recordedJson('order-46.json')).fees).toEqual([
      { name: 'Advance discount (অগ্রিম ছাড়)', totalPoisha: -2_550n },
    ]);
    expect(read(recordedJson('order-47.json'))).toMatchObject({
      couponCodes: ['eid10'], shippingMethod: 'ঢাকার বাইরে', isPickup: false, transactionId: 'BHK7167909',
    });
    const shipping_lines = [{ method_id: 'pickup_location', method_title: 'Pickup (Banani)', total: '0.00' }];
    expect(read({ ...plain, shipping_lines })).toMatchObject({ shippingMethod: 'Pickup (Banani)', isPickup: true });
  });

  it('is picked up only where no part of it is delivered', () => {
    const isPickup = (...ids: string[]) => read({ ...plain, shipping_lines: ids.map((method_id) => ({ method_id, method_title: 'x', total: '0.00' })) }).isPickup;
    expect([isPickup('local_pickup:3'), isPickup('local_pickup', 'pickup_location'), isPickup('local_pickup', 'flat_rate'), isPickup()]).toEqual([true, true, false, false]);
  });

  it('unescapes the names of ways to deliver and to pay', () => {
    const shipping_lines = [{ method_id: 'flat_rate', method_title: 'Inside Dhaka &#8211; 1&amp;2 days', total: '0.00' }];
    expect(read({ ...plain, shipping_lines, payment_method_title: 'bKash &amp; Nagad' })).toMatchObject({
      shippingMethod: 'Inside Dhaka – 1&2 days', paymentMethodTitle: 'bKash & Nagad',
    });
  });

  it('names the country of an order from abroad, and changes nothing for others', () => {
    const from = (country: string) => read({ ...plain, billing: { ...(plain.billing as Raw), country }, shipping: {} });
    expect(from('AE').country).toBe('United Arab Emirates');
    for (const country of ['BD', '', 'x']) expect(Object.keys(from(country))).not.toContain('country');
  });
});
