import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandbox, shop as paymentShop, started, db } from '../../../gateway/modules/billing/__tests__/support.ts';
import type { ChildGateway } from '../../support/gateway.ts';
import { processorOf, stretchOf, type Processor } from '../processor.ts';
import type { Shop } from '../shop.ts';

// What reads settings comes after the settings of the sandbox.
const { encodeId } = await import('../../../gateway/graphql/global-id.ts');
const { watchPool } = await import('../../../gateway/logging/watch-pool.ts');
const { shopOrder, withSite } = await import('../../../gateway/modules/web-orders/__tests__/support.ts');
const { seedBusiness } = await import('../../../prisma/seed/factories/business.ts');
const { tokenOf } = await import('../../../prisma/seed/factories/session.ts');
const { WooCommerceDouble } = await import('../../doubles/woocommerce.ts');
const { deliverOwn } = await import('../../doubles/woocommerce-delivery.ts');
const { startGateway } = await import('../../support/gateway.ts');
const { blast } = await import('../blast.ts');
const { list, makeShop } = await import('../shop.ts');
const { expectSound } = await import('../verdict.ts');

/**
 * Two shops that never answer and a business with 500 approvals at once: another business's delivery, payment check and
 * list take at most twice their quiet times. Quiet and busy times alternate and only their medians are compared.
 */
const LONG = import.meta.env.MODE === 'long';
const ROUNDS = LONG ? 3 : 1;
const APPROVALS = 500;
/** Of a quiet time; while the approvals run, as many as there is time for. */
const SAMPLES = 15;
const LIMIT = 2;
/** Where other programs take the processors so that its work takes CROWDED times as long, times say less. */
const LIMIT_IN_A_CROWD = 5;
const CROWDED = 2;
/** Below this, a turn of the event loop is all that is measured. */
const LEAST_MS = 10;

watchPool();
let gateway: ChildGateway;
let busy: Shop;
let dead: InstanceType<typeof WooCommerceDouble>[];
beforeAll(async () => {
  gateway = await startGateway({
    databaseUrl: process.env.DATABASE_URL!,
    env: { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000', BKASH_TIMEOUT_MS: '10000' },
  });
  busy = await makeShop(APPROVALS * ROUNDS);
  dead = [await new WooCommerceDouble().listen(), await new WooCommerceDouble().listen()];
}, 120_000);
afterAll(async () => {
  await gateway.kill();
  await Promise.all([sandbox.close(), ...dead.map((each) => each.close())]);
});

async function withDeadShops(): Promise<void> {
  for (const each of dead) {
    each.fail({ delay: 600_000, times: 1_000 });
    const { id, businessId } = await withSite(await seedBusiness(), { url: each.url });
    await db.$executeRaw`SELECT graphile_worker.add_job('web-orders.poll-site', json_build_object('businessId',
      ${businessId}::text, 'siteId', ${id}::text), queue_name := 'web-orders.site:' || ${id}::text)`;
  }
  await expect.poll(() => dead.every(({ seen }) => seen.length > 0), { timeout: 30_000 }).toBe(true);
}

const CHECK = `mutation ($id: ID!) { checkPayment(input: { paymentId: $id }) { __typename ... on Error { code message } } }`;

/** What a quiet business does, each resolving to 'ok'. */
async function quietBusiness() {
  const place = await paymentShop();
  const shop: Shop = { id: place.id, token: await tokenOf(place.founder), waiting: [] };
  const site = await withSite(place);
  const payment = await started(place);
  const url = `${gateway.url.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${site.id}`;
  let orders = 0;
  return {
    list: () => list(gateway, shop),
    delivery: async () => {
      const id = (orders += 1);
      const { status } = await deliverOwn(url, { topic: 'order.created', body: shopOrder({ id, number: String(id) }) });
      return status === 200 ? 'ok' : String(status);
    },
    payment: async () => {
      const { data, errors } = await gateway.graphql<{ checkPayment: { code?: string } }>(
        shop.token, CHECK, { id: encodeId('Payment', payment.id) },
      );
      return errors?.[0]?.message ?? data?.checkPayment.code ?? 'ok';
    },
  };
}

type Quiet = Awaited<ReturnType<typeof quietBusiness>>;
type Kind = keyof Quiet;

/** What was measured of one kind of time, quiet or busy. */
interface Measured {
  times: Record<Kind, number[]>;
  looks: [Processor, Processor][];
}

const nothing = (): Measured => ({ times: { list: [], delivery: [], payment: [] }, looks: [] });

/** One request of each kind after the other, until there are enough. */
async function measure(quiet: Quiet, { times, looks }: Measured, goesOn = (sample: number) => sample < SAMPLES) {
  const before = processorOf(gateway.pid);
  for (let sample = 0; goesOn(sample); sample += 1) {
    for (const kind of Object.keys(quiet) as Kind[]) {
      const since = performance.now();
      expect(await quiet[kind]()).toBe('ok');
      times[kind].push(performance.now() - since);
    }
  }
  looks.push([before, processorOf(gateway.pid)]);
}

const APPROVE = `mutation ($id: ID!) { approveWebOrder(input: { webOrderId: $id }) { __typename ... on Error { code message } } }`;

const approvals = (ids: string[]) => blast(`${gateway.url}/graphql`, ids.map((id) => ({
  body: JSON.stringify({ query: APPROVE, variables: { id: encodeId('WebOrder', id) } }),
  headers: { 'content-type': 'application/json', authorization: `Bearer ${busy.token}`, 'idempotency-key': `approve-${id}` },
})));

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** 500 approvals at once, and meanwhile the quiet business; the web orders whose approval was acknowledged. */
async function approveInCompany(quiet: Quiet, inCompany: Measured): Promise<string[]> {
  const ids = busy.waiting.splice(0, APPROVALS);
  const running = approvals(ids);
  // Signing in and parsing 500 requests comes first, and once.
  await expect.poll(running.open, { timeout: 60_000, interval: 10 }).toBeLessThan(APPROVALS - 10);
  await measure(quiet, inCompany, () => running.open() > 10);
  const answers = await running.answers;
  const isApproved = (answer: string | undefined) => answer!.includes('ApproveWebOrderSuccess');
  const refusals = answers.filter((answer) => !isApproved(answer) && !answer.includes('TOO_MANY_REQUESTS'));
  expect(refusals).toEqual([]);
  return ids.filter((_id, index) => isApproved(answers[index]));
}

it('leaves a quiet business its share', { timeout: 600_000 }, async () => {
  const quiet = await quietBusiness();
  await withDeadShops();
  const [alone, inCompany] = [nothing(), nothing()];
  // The first requests of a process compile what the later ones use.
  await measure(quiet, nothing());
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await measure(quiet, alone);
    acknowledged.push(...await approveInCompany(quiet, inCompany));
    await measure(quiet, alone);
  }
  const stretch = stretchOf(inCompany.looks);
  const times = stretch > CROWDED ? LIMIT_IN_A_CROWD : LIMIT;
  for (const kind of Object.keys(quiet) as Kind[]) {
    const before = median(alone.times[kind]);
    const during = median(inCompany.times[kind]);
    const facts = { kind, before, during, stretch, times };
    expect({ ...facts, isFair: during < times * Math.max(before, LEAST_MS) }).toEqual({ ...facts, isFair: true });
  }
  expect(inCompany.times.list.length).toBeGreaterThan(SAMPLES);
  await expectSound(busy, acknowledged);
});
