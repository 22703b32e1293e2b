import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmed, idTokenFor, paymentOf, refund, renewalOrder, sandbox, settlePayment, shop, smsOrder, started,
  superAdmin, withAccount, type Shop,
} from './support.ts';

const { testServer } = await import('../../../../e2e/support/test-server.ts');
const { encodeId } = await import('../../../graphql/global-id.ts');
const { seedUser } = await import('../../../../prisma/seed/factories/user.ts');
const { db } = await import('../../../db/client.ts');

const LIST = `query ($first: Int, $after: String, $filter: PlatformPaymentsFilter) {
  platformPayments(first: $first, after: $after, filter: $filter) {
    edges { node { id invoice status amount quantity business { name } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Listed {
  platformPayments: {
    edges: { node: { invoice: string; status: string; business: { name: string } } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

let server: Awaited<ReturnType<typeof testServer>>;
/** Token of a super-administrator who is a member of no business. */
let operator: string;
let place: Shop;
let other: Shop;
let paidId: string;
let openId: string;
let renewedId: string;

async function paid(where: Shop, order?: object): Promise<string> {
  const { id } = await confirmed(where, order);
  await settlePayment(id, 'success');
  return id;
}

beforeAll(async () => {
  server = await testServer();
  const person = await seedUser({ name: 'Operator', isSuperAdmin: true });
  await withAccount(person);
  operator = await idTokenFor(person.email);
  [place, other] = [await shop(), await shop()];
  const rename = (id: string, name: string) => db.business.update({ where: { id }, data: { name } });
  await rename(place.id, 'Jamdani 100% House');
  await rename(other.id, 'Gadget Bazar');
  paidId = await paid(place);
  openId = (await started(other)).id;
  renewedId = await paid(other, renewalOrder(other, 2));
});
afterEach(() => sandbox.heal());
afterAll(() => server.close());

async function invoices(filter: object): Promise<string[]> {
  const answer = await server.graphql<Listed>(operator, LIST, { first: 50, filter });
  expect(answer.errors).toBeUndefined();
  return answer.data!.platformPayments.edges.map(({ node }) => node.invoice);
}

describe('the payments of all businesses', () => {
  it('are listed newest first with who paid, in one statement beside the session', async () => {
    await invoices({});
    const answer = await server.graphql<Listed>(operator, LIST, { first: 50 });
    expect(answer.sql).toBeLessThanOrEqual(2);
    const found = answer.data!.platformPayments.edges.map(({ node }) => [node.invoice, node.business.name]);
    expect(found).toEqual([
      [renewedId, 'Gadget Bazar'], [openId, 'Gadget Bazar'], [paidId, 'Jamdani 100% House'],
    ]);
  });

  it('are given out page by page', async () => {
    const found: string[] = [];
    let after: string | undefined;
    for (;;) {
      const answer = await server.graphql<Listed>(operator, LIST, { first: 1, after });
      const { edges, pageInfo } = answer.data!.platformPayments;
      found.push(...edges.map(({ node }) => node.invoice));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(found).toEqual([renewedId, openId, paidId]);
  });

  it('are filtered by status and kind', async () => {
    expect(await invoices({ status: ['PAID'] })).toEqual([renewedId, paidId]);
    expect(await invoices({ status: ['PENDING', 'CREATED'] })).toEqual([openId]);
    expect(await invoices({ type: 'SMS' })).toEqual([openId, paidId]);
    expect(await invoices({ status: ['PAID'], type: 'PACKAGE_RENEW' })).toEqual([renewedId]);
  });

  it('are those of one business, whatever others are called', async () => {
    expect(await invoices({ businessId: encodeId('PlatformBusiness', other.id) })).toEqual([renewedId, openId]);
    expect(await invoices({ businessId: encodeId('PlatformBusiness', place.id), search: 'bazar' })).toEqual([]);
  });

  it('are found by business, invoice, wallet and every id of bKash', async () => {
    const { providerTrxId, providerPaymentId, transactionId } = await paymentOf(paidId);
    const texts = [
      'jamdani', '100%', paidId, paidId.toUpperCase(), providerTrxId, providerTrxId!.toLowerCase(),
      providerPaymentId, transactionId,
    ];
    for (const search of texts) expect([search, await invoices({ search })]).toEqual([search, [paidId]]);
    expect(await invoices({ search: '+8801711204466' })).toEqual([renewedId, paidId]);
    expect(await invoices({ search: '%' })).toEqual([paidId]);
    expect(await invoices({ search: 'nobody of this name' })).toEqual([]);
  });
});

describe('one payment of another business', () => {
  const READ = `query ($id: ID!) {
    platformPayment(id: $id) {
      status bkashPaymentId bkashTransactionId refundQuantity refundAmount refundReason
      business { name smsBalance packageExpiresAt } timeline { edges { node { summary actorName at } } }
    }
  }`;
  const REFUND = `mutation ($input: RefundPaymentInput!) {
    refundPayment(input: $input) {
      __typename
      ... on RefundPaymentSuccess {
        data: payment { status isBeingRefunded refundQuantity refundAmount business { smsBalance } }
      }
      ... on Error { message }
      ... on ValidationError { fieldErrors { field message } }
      ... on PreconditionError { reason }
    }
  }`;
  const refundOf = (id: string, rest: object = {}) => {
    const input = { paymentId: encodeId('Payment', id), reason: 'Asked for', ...rest };
    return server.graphql(operator, REFUND, { input });
  };

  it('is refunded in part and shows what happened to it, newest first', async () => {
    const id = await paid(place, smsOrder(place, 100));
    const tooMany = await refundOf(id, { quantity: 101 });
    expect(tooMany.data).toEqual({
      refundPayment: {
        __typename: 'ValidationError',
        message: 'Must be 100 or less',
        fieldErrors: [{ field: 'quantity', message: 'Must be 100 or less' }],
      },
    });
    const done = await refundOf(id, { quantity: 40 });
    expect(done.data).toEqual({
      refundPayment: {
        __typename: 'RefundPaymentSuccess',
        data: {
          status: 'REFUNDED', isBeingRefunded: false, refundQuantity: 40, refundAmount: 20,
          business: { smsBalance: 560 },
        },
      },
    });
    const again = await refundOf(id);
    expect(again.data).toMatchObject({
      refundPayment: { __typename: 'ConflictError', message: 'This payment has already been refunded' },
    });
    type Read = { platformPayment: { timeline: { edges: { node: { summary: string; actorName: string } }[] } } };
    const answer = await server.graphql<Read>(operator, READ, { id: encodeId('Payment', id) });
    const { providerTrxId, providerPaymentId, refundTrxId } = await paymentOf(id);
    expect(answer.data!.platformPayment).toMatchObject({
      status: 'REFUNDED', bkashPaymentId: providerPaymentId, bkashTransactionId: providerTrxId,
      refundReason: 'Asked for', business: { name: 'Jamdani 100% House' },
    });
    const { timeline } = answer.data!.platformPayment;
    expect(timeline.edges.map(({ node: { summary, actorName } }) => [summary, actorName])).toEqual([
      [`Refunded: 40 SMS for ৳20.00, bKash transaction ${refundTrxId}`, 'Karbar'],
      ['Refund of 40 SMS for ৳20.00 begun: Asked for', 'Operator'],
      [`Paid: 100 SMS for ৳50.00, bKash transaction ${providerTrxId}`, 'Karbar'],
      ['The customer agreed: bKash is asked for the money', 'Karbar'],
      ['Waiting for the customer at bKash', place.founder.name],
      ['Started: 100 SMS for ৳50.00', place.founder.name],
    ]);
  });

  it('is asked about at bKash on demand', async () => {
    const { id, paymentID } = await started(other);
    sandbox.payments.end(paymentID, 'cancelled');
    const check = `mutation ($input: CheckPlatformPaymentInput!) {
      checkPlatformPayment(input: $input) { ... on CheckPlatformPaymentSuccess { data: payment { status } } }
    }`;
    const input = { paymentId: encodeId('Payment', id) };
    expect((await server.graphql(operator, check, { input })).data).toEqual({
      checkPlatformPayment: { data: { status: 'PENDING' } },
    });
  });

  it('is none where the id is of something else', async () => {
    for (const id of [encodeId('Order', paidId), 'nonsense', encodeId('Payment', place.id)]) {
      expect((await server.graphql(operator, READ, { id })).data).toEqual({ platformPayment: null });
    }
  });

  it('is nothing that its own founder reads here', async () => {
    await withAccount(place.founder);
    const founder = await idTokenFor(place.founder.email);
    const answers = [
      await server.graphql(founder, READ, { id: encodeId('Payment', paidId) }),
      await server.graphql(founder, LIST, {}),
    ];
    for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the statement of a business', () => {
  const STATEMENT = `query ($first: Int, $after: String, $filter: UsageEntriesFilter) {
    usageEntries(first: $first, after: $after, filter: $filter) {
      edges { node { delta reason paymentId } }
      pageInfo { hasNextPage }
    }
  }`;

  it('shows what was bought and what a refund took back', async () => {
    const own = await shop({ smsBalance: 5 });
    const id = await paid(own);
    await refund(superAdmin(own), { paymentId: id, quantity: 200, reason: 'Asked for' });
    const renewal = await paid(own, renewalOrder(own, 1));
    await refund(superAdmin(own), { paymentId: renewal, reason: 'Asked for' });
    await withAccount(own.founder);
    const founder = await idTokenFor(own.founder.email);
    const payment = encodeId('Payment', id);
    await server.graphql(founder, '{ viewer { id } }');
    const sms = await server.graphql(founder, STATEMENT, { first: 20 });
    expect(sms.sql).toBeLessThanOrEqual(2);
    expect(sms.data).toMatchObject({
      usageEntries: {
        edges: [
          { node: { delta: -200, reason: 'Refund of 200 SMS for ৳100.00', paymentId: payment } },
          { node: { delta: 500, reason: 'Bought 500 SMS for ৳250.00', paymentId: payment } },
          { node: { delta: 5, reason: 'Opening balance', paymentId: null } },
        ],
      },
    });
    const days = await server.graphql<{ usageEntries: { edges: { node: { delta: number } }[] } }>(
      founder, STATEMENT, { filter: { kind: 'PACKAGE_DAYS' } },
    );
    const [taken, given] = days.data!.usageEntries.edges.map(({ node }) => node.delta);
    expect(given).toBeGreaterThanOrEqual(28);
    expect(taken).toBe(-given!);
  });
});
