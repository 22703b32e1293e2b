import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TAKA, poishaToDecimal } from '../../../../../schema/rules/money.ts';
import { parseWooOrder } from '../order-snapshot.ts';
import { lineOf, plain, read, type Raw } from './read-woo-order.ts';

function reason(raw: unknown): string {
  const parsed = parseWooOrder(raw);
  return parsed.ok ? 'read' : parsed.reason;
}

describe('surprises', () => {
  it('takes amounts that came as numbers with noise, and rounds them once', () => {
    expect(read({ ...plain, total: 999.9899999999999 }).totalPoisha).toBe(99_999n);
    expect(read({ ...plain, total: '600.335' }).totalPoisha).toBe(60_034n);
  });

  it('takes lists that PHP wrote as objects and objects that it wrote as lists', () => {
    const line_items = { 0: lineOf(plain), 2: lineOf(plain) };
    expect(read({ ...plain, line_items, billing: [], fee_lines: {} }).items).toHaveLength(2);
  });

  it('does without everything that is not the order itself', () => {
    const { id, status, currency, total, date_modified_gmt } = plain;
    const bare = read({ id, status, currency, total, date_modified_gmt, line_items: [], refunds: null });
    expect(bare).toMatchObject({ number: '41', buyer: { name: '', phone: null }, refundedPoisha: 0n });
  });

  it('takes UTC dates without zone, and one date for the other', () => {
    const created = new Date(`${String(plain.date_created_gmt)}Z`);
    expect(read({ ...plain, date_modified_gmt: null }).dateModified).toEqual(created);
    const unreal = { date_modified_gmt: '0000-00-00T00:00:00', date_created_gmt: '2026-02-30T00:00:00' };
    expect(reason({ ...plain, ...unreal })).toBe('date_modified_gmt: not a date');
  });

  it('keeps markup, SQL and Bangla as the text they are', () => {
    const name = `<script>alert('১')</script> "; DROP TABLE orders; -- 👍🏽 ক্‍ষ`;
    const billing = { ...(plain.billing as Raw), first_name: name, last_name: '' };
    const order = read({ ...plain, billing, line_items: [{ ...lineOf(plain), name }] });
    expect(order.buyer.name).toBe(name);
    expect(order.items[0]!.name).toBe(name);
  });

  it('drops what PostgreSQL refuses: NUL and half surrogates', () => {
    const order = read({ ...plain, customer_note: 'a\u0000b\ud800c\r\nd' });
    expect(order.customerNote).toBe('ab\ufffdc\nd');
  });

  it('finds the number behind invisible marks and long dashes', () => {
    const billing = { ...(plain.billing as Raw), phone: '\u202a+880 1712\u2013345678\u202c' };
    expect(read({ ...plain, billing }).buyer.phone).toBe('01712345678');
  });

  it.each([
    ['01711-204466 / 01811 204466', '01711204466', '01811204466'],
    ['০১৭১১২০৪৪৬৬ অথবা ০১৮১১২০৪৪৬৬', '01711204466', '01811204466'],
    ['+8801711204466,01711204466', '01711204466', null],
    ['01711204466 01811204466', '01711204466', '01811204466'],
    ['017112044661', null, null],
  ])('takes the first of two numbers and keeps the other: %s', (phone, first, second) => {
    const billing = { ...(plain.billing as Raw), phone };
    expect(read({ ...plain, billing }).buyer).toMatchObject({ phone: first, otherPhone: second });
  });

  it('delivers to the recipient and keeps the buyer', () => {
    const shipping = { first_name: 'Ma', address_1: 'House 2', phone: '01911204466', state: 'BD-13' };
    const billing = { ...(plain.billing as Raw), phone: '01711204466', first_name: 'Rahim', last_name: '' };
    expect(read({ ...plain, billing, shipping })).toMatchObject({
      recipient: { name: 'Ma', phone: '01911204466' }, buyer: { name: 'Rahim', phone: '01711204466' }, address: 'House 2',
    });
    const without = { ...shipping, phone: '' };
    expect(read({ ...plain, billing, shipping: without }).recipient).toMatchObject({ name: 'Ma', phone: '01711204466' });
  });

  it('keeps state codes that it does not know', () => {
    const billing = { ...(plain.billing as Raw), state: 'BD-69' };
    expect(read({ ...plain, billing, shipping: {} }).state).toBe('BD-69');
  });

  it('takes the first address of a list of proxies, and no nonsense for one', () => {
    expect(read({ ...plain, customer_ip_address: '2001:db8::1, 10.0.0.1' }).ipAddress).toBe('2001:db8::1');
    expect(read({ ...plain, customer_ip_address: '<b>' }).ipAddress).toBe('');
  });
});

const WRONG_QUANTITY = 'line_items.0.quantity: not a number of pieces';

describe('bad orders', () => {
  it.each<[string, Raw]>([
    ['id: not an id', { id: 2 ** 31 }],
    ['id: not an id', { id: 1e300 }],
    ['status: missing', { status: '' }],
    ['total: not an amount', { total: '1,250.00' }],
    ['total: not an amount', { total: '1e9' }],
    ['total: not an amount', { total: '9'.repeat(500) }],
    ['total: not an amount', { total: String(MAX_TAKA + 1) }],
    ['total: not an amount', { total: '' }],
    ['total: negative', { total: '-1.00' }],
    [WRONG_QUANTITY, { line_items: [{ ...lineOf(plain), quantity: -1 }] }],
    [WRONG_QUANTITY, { line_items: [{ ...lineOf(plain), quantity: '1,5' }] }],
    [WRONG_QUANTITY, { line_items: [{ ...lineOf(plain), quantity: 1e9 }] }],
    ['line_items.0.total: negative', { line_items: [{ ...lineOf(plain), total: '-0.01' }] }],
    ['line_items: too many', { line_items: Array.from({ length: 10_000 }, () => lineOf(plain)) }],
    ...['fee_lines', 'coupon_lines', 'shipping_lines', 'refunds'].map((list): [string, Raw] =>
      [`${list}: too many`, { [list]: Array.from({ length: 10_000 }, () => 0) }]),
    // The first wrong entry of a list speaks for all.
    ['fee_lines.0: Invalid input: expected object, received number', { fee_lines: [0, 0, 0] }],
  ])('%s', (expected, change) => {
    expect(reason({ ...plain, ...change })).toBe(expected);
  });

  it('an order without its lines is not one with none', () => {
    expect(reason({ ...plain, line_items: undefined })).toContain('line_items');
    expect(read({ ...plain, line_items: [] }).items).toEqual([]);
  });

  it('still tells which order it was', () => {
    expect(parseWooOrder({ id: 41, total: 'x' })).toMatchObject({ ok: false, wooOrderId: 41 });
  });
});

describe('properties', () => {
  const amount = fc.bigInt(0n, BigInt(MAX_TAKA) * 100n);

  it('money is exact', () => {
    fc.assert(fc.property(amount, amount, amount, (total, shipping, lineTotal) => {
      const order = read({
        ...plain,
        total: poishaToDecimal(total),
        shipping_total: poishaToDecimal(shipping),
        line_items: [{ ...lineOf(plain), total: poishaToDecimal(lineTotal) }],
      });
      expect([order.totalPoisha, order.shippingPoisha, order.items[0]!.totalPoisha])
        .toEqual([total, shipping, lineTotal]);
    }));
  });

  it('any JSON at all gives an answer, not an exception', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => {
      expect(parseWooOrder(value).ok).toBe(false);
    }));
  });

  it('any JSON in any field gives a bounded order or a reason', () => {
    const field = fc.constantFrom(...Object.keys(plain));
    fc.assert(fc.property(field, fc.jsonValue(), (name, value) => {
      const parsed = parseWooOrder({ ...plain, [name]: value });
      const outcome = parsed.ok ? parsed.order : parsed.reason;
      const texts = JSON.stringify(outcome, (_, part) => (typeof part === 'bigint' ? String(part) : part));
      expect(texts.length).toBeLessThan(20_000);
      expect(texts).not.toContain('\\u0000');
    }), { numRuns: 500 });
  });

  it('texts come out well-formed and bounded', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (note) => {
      const { customerNote } = read({ ...plain, customer_note: note.repeat(3) });
      expect(customerNote.isWellFormed()).toBe(true);
      expect(customerNote.length).toBeLessThanOrEqual(2000);
    }));
  });
});
