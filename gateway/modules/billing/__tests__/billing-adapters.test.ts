import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  businessOf, confirmed, idTokenFor, paymentOf, renewalOrder, sandbox, settlePayment, shop, smsOrder, started,
  withAccount, withMember, type Shop,
} from './support.ts';

const { testServer } = await import('../../../../e2e/support/test-server.ts');
const { encodeId } = await import('../../../graphql/global-id.ts');

const MISMATCH = 'The amount does not match the price of the SMS. Please reload the page.';

let server: Awaited<ReturnType<typeof testServer>>;
let place: Shop;
let token: string;
let packer: string;

beforeAll(async () => {
  server = await testServer();
  place = await shop();
  const member = await withMember(place, { flags: ['order', 'report', 'createUser'] });
  for (const person of [place.founder, member]) await withAccount(person);
  token = await idTokenFor(place.founder.email);
  packer = await idTokenFor(member.email);
});
afterEach(() => sandbox.heal());
afterAll(() => server.close());

function post(who: string | null, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return server.request(who, '/api/bkash/create-payment', request);
}

describe('POST /api/bkash/create-payment', () => {
  it('answers with bkashURL and nothing else, for the payload of the original client', async () => {
    const { count: _count, ...payload } = smsOrder(place, 120);
    const response = await post(token, payload);
    expect(response.status).toBe(200);
    const body = (await response.json()) as { bkashURL: string };
    expect(Object.keys(body)).toEqual(['bkashURL']);
    const paymentID = body.bkashURL.split('/').at(-1)!;
    expect(sandbox.payments.get(paymentID).amount).toBe('60.00');
    expect(await (await post(token, payload)).json()).toEqual(body);
  });

  it('takes the global id of the business too', async () => {
    const order = { ...renewalOrder(place), businessId: encodeId('Business', place.id) };
    expect((await post(token, order)).status).toBe(200);
  });

  it('has the status of the error catalogue for each kind of failure', async () => {
    const order = smsOrder(place);
    const rival = await shop();
    const failures: [who: string | null, body: unknown, status: number, message: string][] = [
      [null, order, 401, 'Please sign in'],
      [packer, order, 403, 'You do not have permission to do this'],
      [token, { ...order, amount: 1 }, 400, MISMATCH],
      [token, { ...order, businessId: rival.id }, 404, 'Business not found'],
      [token, { ...order, businessId: encodeId('Business', rival.id) }, 404, 'Business not found'],
      [token, { ...order, type: 'SSL' }, 400, 'Invalid option: expected one of "SMS"|"PACKAGE_RENEW"|"TIER_CHANGE"'],
      [token, [], 400, 'Invalid input: expected object, received array'],
    ];
    for (const [who, body, status, message] of failures) {
      const response = await post(who, body);
      const { error } = (await response.json()) as { error: { message: string } };
      expect([response.status, error.message]).toEqual([status, message]);
    }
    await post(token, order);
    const another = { ...smsOrder(place, 9), transactionId: order.transactionId };
    expect((await post(token, another)).status).toBe(409);
    sandbox.switches.maintenance = true;
    expect((await post(token, smsOrder(place))).status).toBe(408);
  });
});

describe('GET /api/bkash/callback', () => {
  const callback = (path: string) => server.request(null, `/api/bkash/callback/${path}`);
  const receipt = (id: string) => `/reports/my-limits?payment=${encodeURIComponent(encodeId('Payment', id))}`;

  it('settles the payment and leads to its receipt, without a session', async () => {
    const { id, paymentID } = await confirmed(place, smsOrder(place, 10));
    const { smsBalance: before } = await businessOf(place);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => callback(`${id}?paymentID=${paymentID}&status=success`)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(receipt(id));
    }
    expect((await businessOf(place)).smsBalance).toBe(before + 10);
  });

  it('leads back from bKash even when bKash is down', async () => {
    const { id, paymentID } = await confirmed(place);
    sandbox.switches.maintenance = true;
    const answer = await callback(`${id}?paymentID=${paymentID}&status=success`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, receipt(id)]);
    expect((await paymentOf(id)).status).toBe('PENDING');
  });

  it('with the name of another payment starts nothing', async () => {
    const { id, paymentID } = await confirmed(place);
    const other = await started(place);
    await callback(`${id}?paymentID=${other.paymentID}&status=success`);
    expect((await paymentOf(id)).executeStartedAt).toBeNull();
    expect(sandbox.executes(paymentID) + sandbox.executes(other.paymentID)).toBe(0);
  });

  it.each([
    'unknown', '%00', '00000000-0000-7000-8000-000000000999', '1?status=success',
  ])('%s leads to My Limits', async (path) => {
    const answer = await callback(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/reports\/my-limits/);
  });
});

describe('GraphQL', () => {
  const RECEIPT = `fragment receipt on Payment {
    id type status amount quantity transactionId invoice bkashURL bkashTransactionId payerNumber failureReason
    createdAt paidAt refundedAt renewedFrom renewedUntil isBeingRefunded
  }`;

  it('starts a payment, checks it and shows its receipt', async () => {
    const { businessId, ...order } = renewalOrder(place, 2);
    const start = `mutation ($input: StartPaymentInput!) {
      startPayment(input: $input) { ... on StartPaymentSuccess { data: payment { ...receipt } } }
    } ${RECEIPT}`;
    const input = { ...order, businessId: encodeId('Business', businessId) };
    type Started = { startPayment: { data: Record<string, unknown> } };
    const answer = await server.graphql<Started>(token, start, { input });
    expect(answer.errors).toBeUndefined();
    const { data } = answer.data!.startPayment;
    expect(data).toMatchObject({
      type: 'PACKAGE_RENEW', status: 'PENDING', amount: 3000, quantity: 2, paidAt: null,
    });
    sandbox.pay(String(data.bkashURL).split('/').at(-1)!);
    await settlePayment(String(data.invoice), 'success');

    const read = `query ($id: ID!) { payment(id: $id) { ...receipt } } ${RECEIPT}`;
    const paid = await server.graphql<{ payment: Record<string, unknown> }>(token, read, { id: data.id });
    expect(paid.data!.payment).toMatchObject({
      status: 'PAID',
      payerNumber: '01711204466',
      bkashTransactionId: expect.any(String),
      isBeingRefunded: false,
      renewedUntil: (await businessOf(place)).packageExpiresAt.toISOString(),
    });
    const check = `mutation ($input: CheckPaymentInput!) {
      checkPayment(input: $input) { ... on CheckPaymentSuccess { data: payment { status } } }
    }`;
    const checked = await server.graphql(token, check, { input: { paymentId: data.id } });
    expect(checked.data).toEqual({ checkPayment: { data: { status: 'PAID' } } });
  });

  it('answers a wrong amount as a validation error', async () => {
    const start = `mutation ($input: StartPaymentInput!) {
      startPayment(input: $input) {
        __typename ... on ValidationError { message fieldErrors { field message } }
      }
    }`;
    const input = { ...smsOrder(place), amount: 1, businessId: encodeId('Business', place.id) };
    expect((await server.graphql(token, start, { input })).data).toEqual({
      startPayment: {
        __typename: 'ValidationError',
        message: MISMATCH,
        fieldErrors: [{ field: 'amount', message: MISMATCH }],
      },
    });
  });

  it('lists the payments of the business, in one statement beside the session', async () => {
    const list = `query ($filter: PaymentsFilter) {
      payments(first: 2, filter: $filter) { edges { node { status type } } }
    }`;
    const filter = { status: ['PAID'], type: 'SMS' };
    const answer = await server.graphql<{ payments: { edges: unknown[] } }>(token, list, { filter });
    expect(answer.sql).toBeLessThanOrEqual(2);
    expect(answer.data!.payments.edges).toEqual([{ node: { status: 'PAID', type: 'SMS' } }]);
    const rival = await shop();
    await withAccount(rival.founder);
    const theirs = await server.graphql(await idTokenFor(rival.founder.email), list);
    expect(theirs.data).toEqual({ payments: { edges: [] } });
  });

  it('shows nothing of it to another business or to somebody without the right', async () => {
    const { id } = await started(place);
    const rival = await shop();
    await withAccount(rival.founder);
    const read = 'query ($id: ID!) { payment(id: $id) { id } node(id: $id) { id } }';
    const variables = { id: encodeId('Payment', id) };
    const theirs = await server.graphql(await idTokenFor(rival.founder.email), read, variables);
    expect(theirs.data).toEqual({ payment: null, node: null });
    const theirCheck = await server.graphql(
      await idTokenFor(rival.founder.email),
      'mutation ($input: CheckPaymentInput!) { checkPayment(input: $input) { __typename } }',
      { input: { paymentId: variables.id } },
    );
    expect(theirCheck.data).toEqual({ checkPayment: { __typename: 'NotFoundError' } });
    const refused = await server.graphql(packer, 'query ($id: ID!) { payment(id: $id) { id } }', variables);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const refund = 'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { __typename } }';
    const input = { paymentId: variables.id, reason: 'Please' };
    const byFounder = await server.graphql(token, refund, { input });
    expect(byFounder.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
