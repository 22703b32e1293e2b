import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { saveCourierScoreSetting } from '../../../gateway/modules/web-orders/courier-score/score-setting.ts';
import { Session } from '../../../gateway/session/session.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { idTokenFor, withAccount } from '../../../prisma/seed/factories/session.ts';
import { BD_COURIER_KEY, BdCourierDouble } from '../../doubles/bd-courier.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

const PHONE = '01711204466';
/** A claim lasts as long as two calls may take, and 20 seconds. */
const TIMEOUT_MS = 60_000;
const CLAIM_MS = 2 * TIMEOUT_MS + 20_000;
const SOON = { timeout: 30_000, interval: 20 };

const ASK = `mutation ($phone: PhoneNumber!) { askAboutCaller(input: { phone: $phone }) {
  __typename ... on AskAboutCallerSuccess { caller { isScoreDue courierScore { reasons { text } } } } } }`;
const KNOWN = {
  askAboutCaller: {
    __typename: 'AskAboutCallerSuccess',
    caller: { isScoreDue: false, courierScore: { reasons: [{ text: 'BDCourier: 29 of 30 parcels to this phone were delivered' }] } },
  },
};

let bdCourier: BdCourierDouble;
const running: ChildGateway[] = [];
beforeAll(async () => { bdCourier = await new BdCourierDouble().listen(); });
afterAll(() => bdCourier.close());
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => child.kill()));
});

async function gateway(): Promise<ChildGateway> {
  const child = await startGateway({
    databaseUrl: env.DATABASE_URL, env: { LOG_LEVEL: 'warn', BDCOURIER_URL: bdCourier.url, COURIER_TIMEOUT_MS: String(TIMEOUT_MS), WORKER: 'off' },
  });
  running.push(child);
  return child;
}

/** Whether a gateway has asked for a claim since then, or looked whether it is over. */
async function hasTriedToClaim(since: Date): Promise<boolean> {
  const tries = await db.$queryRaw<object[]>`SELECT 1 FROM pg_stat_activity
    WHERE "datname" = current_database() AND "pid" <> pg_backend_pid() AND "query_start" > ${since} AND "query" LIKE '%"CourierScoreQuestion"%'`;
  return tries.length > 0;
}

it('the question about a phone number survives kill -9 of who asks it: another gateway asks once the claim is over', async () => {
  const shop = await seedBusiness();
  const businessId = shop.id;
  await withAccount(shop.founder);
  const token = await idTokenFor(shop.founder.email);
  await execute(saveCourierScoreSetting, Session.system(businessId), { source: 'BDCOURIER', key: BD_COURIER_KEY });
  bdCourier.parcels.set(PHONE, { pathao: [20, 1], redx: [9, 0] });
  const [first, second] = await Promise.all([gateway(), gateway()]);
  const ask = async (child: ChildGateway) => (await child.graphql<object>(token, ASK, { phone: PHONE })).data;
  const claims = () => db.courierScoreQuestion.findMany({ where: { businessId } });

  const cutOff = Promise.withResolvers<void>();
  bdCourier.fail({ until: cutOff.promise });
  const lost = ask(first).catch((error: unknown) => error);
  await vi.waitFor(() => expect(bdCourier.seen).toHaveLength(1), SOON);
  const [claim] = await claims();
  expect(claim!.claimedUntil.getTime()).toBeLessThanOrEqual(Date.now() + CLAIM_MS);
  await first.kill();
  expect(await lost).toBeInstanceOf(Error);
  const died = new Date();
  cutOff.resolve();
  expect(await claims()).toEqual([claim]);

  // They wait for the dead one, because it may be asking still, and ask nobody before its claim is over.
  let answered = 0;
  const both = [1, 2].map(() => ask(second).finally(() => { answered += 1; }));
  await vi.waitFor(async () => expect(await hasTriedToClaim(died)).toBe(true), SOON);
  expect({ answered, asked: bdCourier.seen.length }).toEqual({ answered: 0, asked: 1 });
  await db.courierScoreQuestion.updateMany({ where: { businessId }, data: { claimedUntil: new Date(0) } });
  expect(await Promise.all(both)).toEqual([KNOWN, KNOWN]);
  expect(bdCourier.seen).toHaveLength(2);
  expect(await claims()).toEqual([]);
  expect(await ask(second)).toEqual(KNOWN);
  expect(bdCourier.seen).toHaveLength(2);
});
