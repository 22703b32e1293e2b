import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  recordedDelivery, recordedIndex, recordedJson, WEBHOOK_SECRET,
} from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import type { RecordedDelivery } from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import { classifyDelivery, receiveDelivery } from '../delivery.ts';

const lowerCased = ({ headers }: RecordedDelivery) =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));

function receive(delivery: RecordedDelivery) {
  return receiveDelivery(lowerCased(delivery), delivery.rawBody, delivery.secret);
}

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const order = recordedJson<Record<string, unknown>>('order-47.json');

describe('every recorded delivery', () => {
  const entries = recordedIndex().map((entry) => [entry.file, entry] as const);

  it.each(entries)('%s', (file, { topic, deliveryId, resourceId, status, signatureOk }) => {
    const delivery = recordedDelivery(file);
    const received = receive(delivery);
    if (topic === null) return expect(received).toEqual({ kind: 'ping' });
    expect(signatureOk).toBe(true);
    expect(received).toMatchObject({ kind: 'verified', topic, deliveryId });

    const said = classifyDelivery(topic, delivery.rawBody);
    if (!topic.startsWith('order.')) return expect(said.kind).toBe('ignored');
    if (topic === 'order.deleted') {
      return expect(said).toEqual({ kind: 'order-deleted', wooOrderId: resourceId });
    }
    const kind = topic === 'order.restored' ? 'order-restored' : 'order';
    expect(said).toMatchObject({ kind, order: { wooOrderId: resourceId, status } });
  });
});

describe('receiveDelivery', () => {
  it('refuses a recorded delivery with one byte changed', () => {
    const delivery = recordedDelivery(10);
    delivery.rawBody[1000]! ^= 1;
    expect(receive(delivery)).toEqual({ kind: 'unverified' });
  });

  it('refuses an order without a signature, and one signed by another shop', () => {
    const { headers, rawBody } = recordedDelivery(10);
    const unsigned = headers.filter(([name]) => name !== 'X-WC-Webhook-Signature');
    expect(receive({ ...recordedDelivery(10), headers: unsigned })).toEqual({ kind: 'unverified' });
    expect(receive({ ...recordedDelivery(10), rawBody, secret: 'another' })).toEqual({ kind: 'unverified' });
  });

  it('takes only the exact form of a ping for one', () => {
    const long = `webhook_id=${'9'.repeat(50)}`;
    for (const body of ['webhook_id=', 'webhook_id=1&x=1', 'webhook_id=1\n', 'x', '', long]) {
      expect(receiveDelivery({}, Buffer.from(body), WEBHOOK_SECRET)).toEqual({ kind: 'unverified' });
    }
  });

  it('tells deliveries apart that share a delivery id', () => {
    const shared = recordedIndex().filter(({ topic, deliveryId }, _, all) =>
      topic && all.filter((other) => other.deliveryId === deliveryId).length > 1,
    );
    expect(shared.length).toBeGreaterThan(0);
    const keys = shared.map(({ file }) => JSON.stringify(receive(recordedDelivery(file))));
    expect(new Set(keys).size).toBe(shared.length);
  });

  it('never throws, whatever the headers and bytes', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined));
    const headers = fc.dictionary(fc.constantFrom('x-wc-webhook-signature', 'x-wc-webhook-topic'), value);
    fc.assert(fc.property(headers, fc.uint8Array(), (given, body) => {
      expect(['ping', 'unverified']).toContain(receiveDelivery(given, body, WEBHOOK_SECRET).kind);
    }));
  });

  it('bounds what the headers say', () => {
    const rawBody = Buffer.from('{}');
    const received = receiveDelivery({
      'x-wc-webhook-signature': createHmac('sha256', 's').update(rawBody).digest('base64'),
      'x-wc-webhook-topic': 'x'.repeat(10_000),
      'x-wc-webhook-delivery-id': ['y'.repeat(10_000), 'z'],
    }, rawBody, 's');
    expect(received).toMatchObject({ topic: 'x'.repeat(100), deliveryId: 'y'.repeat(100) });
  });
});

describe('classifyDelivery', () => {
  it('ignores the error that is sent for an order deleted in the meantime', () => {
    const gone = recordedJson('errors/404-order.json');
    expect(classifyDelivery('order.created', bytes(gone)).kind).toBe('ignored');
    expect(classifyDelivery('order.deleted', bytes(gone)).kind).toBe('ignored');
  });

  it('believes the body, not the topic, about the status', () => {
    const said = classifyDelivery('order.created', bytes({ ...order, status: 'trash' }));
    expect(said).toMatchObject({ kind: 'order', order: { status: 'trash' } });
  });

  it('ignores what is not about orders, bare ids of deleted things included', () => {
    for (const topic of ['product.deleted', 'coupon.created', 'customer.updated', 'action.wc_x', '']) {
      expect(classifyDelivery(topic, bytes({ id: 136 })).kind).toBe('ignored');
    }
  });

  it.each([
    ['no JSON', '{"id":1'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['an id alone', '{"id":44}'],
    ['an order without total', JSON.stringify({ ...order, total: undefined })],
  ])('calls %s malformed', (_, body) => {
    expect(classifyDelivery('order.updated', Buffer.from(body)).kind).toBe('malformed');
  });

  it.each([{}, { id: 0 }, { id: -1 }, { id: 1.5 }, { id: 2 ** 31 }, { id: '1; drop' }, { id: [1] }])(
    'calls the deleted id in %j malformed',
    (body) => {
      expect(classifyDelivery('order.deleted', bytes(body)).kind).toBe('malformed');
    },
  );

  it('keeps an order whose text is broken UTF-8', () => {
    const raw = Buffer.from(JSON.stringify({ ...order, customer_note: 'Ring @@ bell' }));
    raw.set([0xff, 0xc3], raw.indexOf('@@'));
    const said = classifyDelivery('order.updated', raw);
    expect(said).toMatchObject({ kind: 'order', order: { customerNote: 'Ring \ufffd\ufffd bell' } });
  });

  it('survives nesting without end', () => {
    const deep = Buffer.from('['.repeat(200_000) + ']'.repeat(200_000));
    expect(classifyDelivery('order.updated', deep).kind).toBe('malformed');
  });
});
