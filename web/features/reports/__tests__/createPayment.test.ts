import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPayment } from '../createPayment.ts';

const order = {
  amount: 45, transactionId: 'SMS_1763683200000', businessId: 'b', type: 'SMS', count: 100,
} as const;

function answer(status: number, body: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('createPayment', () => {
  it('posts the order as it is and hands on the address', async () => {
    const fetch = answer(200, '{"bkashURL":"https://wallet.test/pay"}');
    expect(await createPayment(order)).toEqual({ bkashURL: 'https://wallet.test/pay' });
    const [url, init] = fetch.mock.calls[0] as [string, RequestInit];
    expect(url).toBe('/api/bkash/create-payment');
    expect(init.method).toBe('POST');
    expect(JSON.parse(String(init.body))).toEqual(order);
  });

  it.each([
    [500, '{"bkashURL":"https://wallet.test/pay"}'],
    [400, '{}'],
    [200, '<html>'],
  ])('logs %s %s and says that an error occurred', async (status, body) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(status, body);
    expect(await createPayment(order)).toEqual({ error: 'An error occurred. Please try again.' });
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([400, 409, 412])('logs %s and says why the gateway refuses the payment', async (status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(status, '{"error":{"code":"PRECONDITION_FAILED","message":"bKash does not take that much"}}');
    expect(await createPayment(order)).toEqual({ error: 'bKash does not take that much' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('says so when the answer has no address', async () => {
    answer(200, '{}');
    expect(await createPayment(order)).toEqual({
      error: 'Failed to initiate bKash payment. Please try again.',
    });
  });
});
