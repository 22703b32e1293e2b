import { afterEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { ledgerChecks } from '../../../gateway/ledger-checks/all-checks.ts';
import { findDrift } from '../../../gateway/ledger-checks/find-drift.ts';
import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { idTokenFor, withAccount } from '../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../prisma/seed/factories/web-orders.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

const APPROVALS = 200;
const APPROVE = `mutation ($id: ID!) { approveWebOrder(input: { webOrderId: $id }) {
  __typename ... on Error { code message } ... on PreconditionError { reason } } }`;

const running: ChildGateway[] = [];
const gateway = async () => {
  const child = await startGateway({ databaseUrl: env.DATABASE_URL, env: { WORKER: 'off', LOG_LEVEL: 'warn' } });
  running.push(child);
  return child;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => child.kill()));
});

async function world() {
  const shop = await seedBusiness({ tier: 'ENTERPRISE' });
  const product = await withProduct(shop, { stock: 1_000 });
  const webOrders = await withWebOrders(shop, APPROVALS, product);
  await withAccount(shop.founder);
  return { shop, webOrders, token: await idTokenFor(shop.founder.email) };
}

interface Approval {
  approveWebOrder: { __typename: string; reason?: string };
}

/** What became of one request: the type of its answer or the error's message; null when no answer came. */
const approve = (to: ChildGateway, token: string, id: string) =>
  to.graphql<Approval>(token, APPROVE, { id: encodeId('WebOrder', id) }, { 'idempotency-key': `approve-${id}` }).then(
    ({ data, errors }) => data?.approveWebOrder.__typename ?? errors?.[0]?.message ?? null,
    () => null,
  );

/** Every web order is exactly one order, numbered without a gap, and no ledger has drifted. */
async function expectAllOnce(businessId: string): Promise<void> {
  const orders = await db.order.findMany({ where: { businessId }, select: { number: true, webOrderId: true } });
  expect(orders).toHaveLength(APPROVALS);
  expect(new Set(orders.map(({ webOrderId }) => webOrderId)).size).toBe(APPROVALS);
  expect(Math.max(...orders.map(({ number }) => number))).toBe(APPROVALS);
  expect(await db.webOrder.count({ where: { businessId, status: 'APPROVED' } })).toBe(APPROVALS);
  const { ecomOrderUsage } = await db.business.findUniqueOrThrow({ where: { id: businessId } });
  expect(ecomOrderUsage).toBe(APPROVALS);
  expect(await findDrift(ledgerChecks)).toEqual([]);
}

describe('200 approvals', () => {
  it('survive kill -9 in the middle: nothing twice, nothing lost, no drift', async () => {
    const { shop, webOrders, token } = await world();
    const first = await gateway();
    let answered = 0;
    const interrupted = webOrders.map(async (id) => {
      const result = await approve(first, token, id);
      answered += result ? 1 : 0;
      if (answered === APPROVALS / 4) await first.kill();
      return result;
    });
    const before = await Promise.all(interrupted);
    expect(before).toContain(null);
    expect(await findDrift(ledgerChecks)).toEqual([]);

    const second = await gateway();
    const after = await Promise.all(webOrders.map((id) => approve(second, token, id)));
    expect(new Set(after)).toEqual(new Set(['ApproveWebOrderSuccess']));
    await expectAllOnce(shop.id);
  });

  it('come to the same when two gateways on one database are asked for all of them', async () => {
    const { shop, webOrders, token } = await world();
    const [one, two] = await Promise.all([gateway(), gateway()]);
    const results = await Promise.all(webOrders.flatMap((id) => [approve(one, token, id), approve(two, token, id)]));
    expect(new Set(results)).toEqual(new Set(['ApproveWebOrderSuccess']));
    await expectAllOnce(shop.id);
  });
});
