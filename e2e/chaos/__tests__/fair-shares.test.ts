import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandbox, shop as paymentShop, started, db } from '../../../gateway/modules/billing/__tests__/support.ts';
import type { ChildGateway } from '../../support/gateway.ts';
import { takenBy, type Taken } from '../processor.ts';
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
 * list take at most twice what they take quietly. What is quiet is measured at the same time, by the same requests to a
 * second gateway on the same machine and database that nobody else asks. The work that the gateway does until it has
 * answered is judged in every round: other programs do not change it. Of the clock one fair round is enough: other
 * programs slow down both gateways and the database, not always by the same, and a share that is really too large shows
 * in every round.
 */
const LONG = import.meta.env.MODE === 'long';
const LEAST_ROUNDS = LONG ? 3 : 1;
const MAX_ROUNDS = 4;
const APPROVALS = 500;
const WARM_UP = 15;
const LIMIT = 2;
/** Below this, a turn of the event loop is all that is measured. */
const LEAST: Taken = { time: 10, work: 5 };

watchPool();
let gateway: ChildGateway;
let control: ChildGateway;
let dead: InstanceType<typeof WooCommerceDouble>[];
beforeAll(async () => {
  const start = (settings: Record<string, string>) => startGateway({
    databaseUrl: process.env.DATABASE_URL!,
    env: { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000', BKASH_TIMEOUT_MS: '10000', ...settings },
  });
  gateway = await start({});
  control = await start({ WORKER: 'off' });
  dead = [await new WooCommerceDouble().listen(), await new WooCommerceDouble().listen()];
}, 120_000);
afterAll(async () => {
  await Promise.all([gateway.kill(), control.kill()]);
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

/** What a quiet business does at one of the gateways, each resolving to 'ok'. */
async function quietBusiness() {
  const place = await paymentShop();
  const shop: Shop = { id: place.id, token: await tokenOf(place.founder), waiting: [] };
  const site = await withSite(place);
  const payment = await started(place);
  let orders = 0;
  return {
    list: (at: ChildGateway) => list(at, shop),
    delivery: async ({ url }: ChildGateway) => {
      const id = (orders += 1);
      const address = `${url.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${site.id}`;
      const { status } = await deliverOwn(address, { topic: 'order.created', body: shopOrder({ id, number: String(id) }) });
      return status === 200 ? 'ok' : String(status);
    },
    payment: async (at: ChildGateway) => {
      const { data, errors } = await at.graphql<{ checkPayment: { code?: string } }>(
        shop.token, CHECK, { id: encodeId('Payment', payment.id) },
      );
      return errors?.[0]?.message ?? data?.checkPayment.code ?? 'ok';
    },
  };
}

type Quiet = Awaited<ReturnType<typeof quietBusiness>>;
type Kind = keyof Quiet;

/** What the answers of each kind took at the busy gateway and at the one beside it. */
type Measured = Record<Kind, { inCompany: Taken[]; alone: Taken[] }>;

const nothing = (): Measured => ({
  list: { inCompany: [], alone: [] }, delivery: { inCompany: [], alone: [] }, payment: { inCompany: [], alone: [] },
});

/** One request of each kind to each gateway after the other, as long as it goes on. */
async function measure(quiet: Quiet, measured: Measured, goesOn: (sample: number) => boolean): Promise<void> {
  const timed = (kind: Kind, at: ChildGateway) => takenBy(at.pid, async () => {
    expect(await quiet[kind](at)).toBe('ok');
  });
  for (let sample = 0; goesOn(sample); sample += 1) {
    for (const kind of Object.keys(quiet) as Kind[]) {
      measured[kind].alone.push(await timed(kind, control));
      measured[kind].inCompany.push(await timed(kind, gateway));
    }
  }
}

const APPROVE = `mutation ($id: ID!) { approveWebOrder(input: { webOrderId: $id }) { __typename ... on Error { code message } } }`;

const approvals = ({ token, waiting: ids }: Shop) => blast(`${gateway.url}/graphql`, ids.map((id) => ({
  body: JSON.stringify({ query: APPROVE, variables: { id: encodeId('WebOrder', id) } }),
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': `approve-${id}` },
})));

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** 500 approvals of a business at once, and meanwhile the quiet one. */
async function approveInCompany(quiet: Quiet): Promise<Measured> {
  const busy = await makeShop(APPROVALS);
  const measured = nothing();
  const running = approvals(busy);
  // Signing in and parsing 500 requests comes first, and once.
  await expect.poll(running.open, { timeout: 60_000, interval: 10 }).toBeLessThan(APPROVALS - 10);
  await measure(quiet, measured, () => running.open() > 10);
  const answers = await running.answers;
  const isApproved = (answer: string | undefined) => answer!.includes('ApproveWebOrderSuccess');
  const refusals = answers.filter((answer) => !isApproved(answer) && !answer.includes('TOO_MANY_REQUESTS'));
  expect(refusals).toEqual([]);
  await expectSound(busy, busy.waiting.filter((_id, index) => isApproved(answers[index])));
  return measured;
}

const MEASURES = ['time', 'work'] as const;

/** How a round went for each kind and measure; `times` is how many times as much it took in company. */
const factsOf = (measured: Measured) => (Object.keys(measured) as Kind[]).flatMap((kind) => MEASURES.map((measure) => {
  const medianOf = (taken: Taken[]) => median(taken.map((one) => one[measure]));
  const [during, quietly] = [medianOf(measured[kind].inCompany), medianOf(measured[kind].alone)];
  return { kind, measure, samples: measured[kind].alone.length, quietly, during, times: during / Math.max(quietly, LEAST[measure]) };
}));

type Rounds = ReturnType<typeof factsOf>[];

const isFairInTime = (rounds: Rounds, kind: string) =>
  rounds.flat().some((facts) => facts.kind === kind && facts.measure === 'time' && facts.times < LIMIT);
const tooMuchWork = (rounds: Rounds) => rounds.flat().filter(({ measure, times }) => measure === 'work' && times >= LIMIT);

it('leaves a quiet business its share', { timeout: 600_000 }, async () => {
  const quiet = await quietBusiness();
  await withDeadShops();
  // The first requests of a process compile what the later ones use.
  await measure(quiet, nothing(), (sample) => sample < WARM_UP);
  const kinds = Object.keys(quiet);
  const rounds: Rounds = [];
  while (rounds.length < LEAST_ROUNDS || (rounds.length < MAX_ROUNDS && !kinds.every((kind) => isFairInTime(rounds, kind)))) {
    rounds.push(factsOf(await approveInCompany(quiet)));
  }
  const unfair = [...tooMuchWork(rounds), ...kinds.filter((kind) => !isFairInTime(rounds, kind))];
  expect({ rounds, unfair }).toEqual({ rounds, unfair: [] });
  expect(rounds.flat().reduce((sum, { samples }) => sum + samples, 0)).toBeGreaterThan(WARM_UP);
});
