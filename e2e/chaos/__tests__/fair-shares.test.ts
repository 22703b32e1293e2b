import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sandbox, shop as paymentShop, started, db } from '../../../gateway/modules/billing/__tests__/support.ts';
import type { ChildGateway } from '../../support/gateway.ts';
import { ownTime } from '../processor.ts';
import type { Shop } from '../shop.ts';

// Imported after the sandbox has set the settings that it reads.
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
 * list take at most twice their quiet times, and the turns of the event loop that they wait for. What is quiet is measured
 * at the same time, by the same requests to a second gateway on the same machine and database that nobody else asks. Other
 * programs slow down both, not always by the same: the time in which they keep a gateway from a processor is left out, and
 * what does not look fair is measured anew. What the busy business gets a second does not depend on them, and is judged in
 * every round.
 */
const LONG = inject('isLong');
const LEAST_ROUNDS = LONG ? 3 : 1;
const MAX_ROUNDS = 4;
const APPROVALS = 500;
const WARM_UP = 15;
const LIMIT = 2;
/** Commands a second that a business gets while another is active (rest/tenant-shares.ts): some 17. */
const COMMANDS_PER_SECOND = 20;
/** A request waits for a turn of the event loop whenever the database or a service has answered it: so long on a fast machine. */
const TURN_MS = 5;
/** A check of a payment asks bKash and writes in between. */
const TURNS = { list: 2, delivery: 2, payment: 8 };

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
});
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
  // One payment may be checked 30 times a minute only.
  const payments: { id: string }[] = [];
  while (payments.length < 60) payments.push(await started(place));
  let [orders, checks] = [0, 0];
  return {
    list: (at: ChildGateway) => list(at, shop),
    delivery: async ({ url }: ChildGateway) => {
      const id = (orders += 1);
      const address = `${url.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${site.id}`;
      const { status } = await deliverOwn(address, { topic: 'order.created', body: shopOrder({ id, number: String(id) }) });
      return status === 200 ? 'ok' : String(status);
    },
    payment: async (at: ChildGateway) => {
      const payment = payments[(checks += 1) % payments.length]!;
      const { data, errors } = await at.graphql<{ checkPayment: { code?: string } }>(
        shop.token, CHECK, { id: encodeId('Payment', payment.id) },
      );
      return errors?.[0]?.message ?? data?.checkPayment.code ?? 'ok';
    },
  };
}

type Quiet = Awaited<ReturnType<typeof quietBusiness>>;
type Kind = keyof Quiet;

/** Milliseconds of the answers of each kind, from the busy gateway and from the one beside it. */
type Measured = Record<Kind, { inCompany: number[]; alone: number[] }>;

const nothing = (): Measured => ({
  list: { inCompany: [], alone: [] }, delivery: { inCompany: [], alone: [] }, payment: { inCompany: [], alone: [] },
});

/** One request of each kind to each gateway after the other, as long as it goes on. */
async function measure(quiet: Quiet, measured: Measured, goesOn: (sample: number) => boolean): Promise<void> {
  const timed = (kind: Kind, at: ChildGateway) => ownTime(at.pid, async () => {
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

interface Round {
  measured: Measured;
  /** Answers that the busy business got a second, while the other one asked too. */
  perSecond: number;
}

/** 500 approvals of a business at once, and meanwhile the quiet one. */
async function approveInCompany(quiet: Quiet): Promise<Round> {
  const busy = await makeShop(APPROVALS);
  const measured = nothing();
  const running = approvals(busy);
  // Signing in and parsing 500 requests comes first, and once.
  await expect.poll(running.open, { timeout: 60_000, interval: 10 }).toBeLessThan(APPROVALS - 10);
  const [since, open] = [performance.now(), running.open()];
  await measure(quiet, measured, () => running.open() > 10);
  const perSecond = (open - running.open()) / ((performance.now() - since) / 1_000);
  const answers = await running.answers;
  const isApproved = (answer: string | undefined) => answer!.includes('ApproveWebOrderSuccess');
  const refusals = answers.filter((answer) => !isApproved(answer) && !answer.includes('TOO_MANY_REQUESTS'));
  expect(refusals).toEqual([]);
  await expectSound(busy, busy.waiting.filter((_id, index) => isApproved(answers[index])));
  return { measured, perSecond };
}

/** How a round went for each kind; `times` is how many times as long it took in company. */
function factsOf({ measured, perSecond }: Round) {
  // A turn is about as much work as a list that nobody disturbs: longer on a slower machine.
  const turn = Math.max(TURN_MS, median(measured.list.alone));
  const kinds = (Object.keys(measured) as Kind[]).map((kind) => {
    const [during, quietly] = [median(measured[kind].inCompany), median(measured[kind].alone)];
    return { kind, samples: measured[kind].alone.length, quietly, during, times: (during - TURNS[kind] * turn) / quietly };
  });
  return { perSecond, kinds };
}

type Facts = ReturnType<typeof factsOf>;

const isFair = (rounds: Facts[], kind: string) =>
  rounds.some(({ kinds }) => kinds.some((facts) => facts.kind === kind && facts.times < LIMIT));

it('leaves a quiet business its share', { timeout: 600_000 }, async () => {
  const quiet = await quietBusiness();
  await withDeadShops();
  // The first requests of a process compile what the later ones use.
  await measure(quiet, nothing(), (sample) => sample < WARM_UP);
  const kinds = Object.keys(quiet);
  const rounds: Facts[] = [];
  while (rounds.length < LEAST_ROUNDS || (rounds.length < MAX_ROUNDS && !kinds.every((kind) => isFair(rounds, kind)))) {
    rounds.push(factsOf(await approveInCompany(quiet)));
  }
  expect({ rounds, unfair: kinds.filter((kind) => !isFair(rounds, kind)) }).toEqual({ rounds, unfair: [] });
  expect(rounds.filter(({ perSecond }) => perSecond > COMMANDS_PER_SECOND)).toEqual([]);
  expect(rounds.flatMap((round) => round.kinds).reduce((sum, { samples }) => sum + samples, 0)).toBeGreaterThan(WARM_UP);
});
