import { beforeEach, describe, expect, it } from 'vitest';
import { BD_COURIER_KEY } from '../../../../e2e/doubles/bd-courier.ts';
import { STEADFAST_KEYS } from '../../../../e2e/doubles/steadfast.ts';
import type { Shop } from '../../../../prisma/seed/factories/business.ts';
import type { Session } from '../../../session/session.ts';
import { bdCourier, steadfast } from '../../couriers/__tests__/doubles.ts';
import type { SeededSite } from './support.ts';

const { db } = await import('../../../db/client.ts');
const { execute } = await import('../../../commands/execute.ts');
const { seedBusiness } = await import('../../../../prisma/seed/factories/business.ts');
const { sessionFor } = await import('../../../../prisma/seed/factories/session.ts');
const { saveDeliveryMethod } = await import('../../couriers/save-delivery-method.ts');
const { claimWebOrder } = await import('../claims.ts');
const { askCourierScore, forgetCourierScores } = await import('../courier-score/ask-score.ts');
const { saveCourierScoreSetting } = await import('../courier-score/score-setting.ts');
const { takeOrder, webOrderOf, withSite } = await import('./support.ts');

const PHONE = '01711204466';
const NEWER = { phone: PHONE, delivery_ratio: 40, cancellation_ratio: 60, volume_band: 'medium', total_reports: 0, fraud_categories: [], score: null };

let shop: Shop;
let site: SeededSite;
let founder: Session;

beforeEach(async () => {
  steadfast.scores.clear();
  bdCourier.parcels.clear();
  for (const double of [steadfast, bdCourier]) { double.heal(); double.seen.length = 0; }
  shop = await seedBusiness();
  site = await withSite(shop);
  founder = await sessionFor(shop.founder);
});

const connectSteadfast = (apiKey = STEADFAST_KEYS.apiKey) => execute(saveDeliveryMethod, founder, {
  kind: 'API', provider: 'STEADFAST', name: 'Steadfast', apiKey, apiSecret: STEADFAST_KEYS.secretKey, webhookSecret: 'hook-secret',
});
const choose = (source: 'STEADFAST' | 'BDCOURIER' | undefined, more: object = {}) => execute(saveCourierScoreSetting, founder, { source, ...more });
const useBdCourier = (more: object = {}) => choose('BDCOURIER', { key: BD_COURIER_KEY, ...more });

const arrives = async (id = 700) => {
  await takeOrder(site, { id });
  return webOrderOf(site, id);
};
const questions = async () => (await db.$queryRaw<{ payload: { phone: string } }[]>`
  SELECT j."payload" FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t."id" = j."task_id"
  WHERE t."identifier" = 'web-orders.ask-courier-score' AND j."payload"->>'businessId' = ${shop.id}`).map(({ payload }) => payload.phone);
const ask = () => askCourierScore(shop.id, PHONE);
const reasons = async (id = 700) => {
  const { riskScore, riskReasons } = await webOrderOf(site, id);
  return { riskScore, texts: (riskReasons as { text: string }[]).map(({ text }) => text) };
};
const setting = () => db.courierScoreSetting.findUniqueOrThrow({ where: { businessId: shop.id } });

describe('a courier is asked about the buyer of a web order', () => {
  it('by nobody who has not chosen one', async () => {
    await arrives();
    expect(await questions()).toEqual([]);
    await ask();
    expect([...steadfast.seen, ...bdCourier.seen]).toEqual([]);
  });

  it('once for a phone, and its open orders are scored anew', async () => {
    await connectSteadfast();
    await choose('STEADFAST');
    steadfast.scores.set(PHONE, { path: 'score', answer: NEWER });
    const { riskScore } = await arrives();
    expect(await questions()).toEqual([PHONE]);
    await ask();
    expect(await reasons()).toMatchObject({ riskScore: riskScore + 45, texts: expect.arrayContaining(['Steadfast: 40% of the parcels to this phone were delivered']) as string[] });
    await ask();
    expect(steadfast.seen.filter(({ path }) => path.startsWith('/fraud_check'))).toHaveLength(1);
    // What is known counts for the next order at once.
    await arrives(701);
    expect((await reasons(701)).texts).toContain('Steadfast: 40% of the parcels to this phone were delivered');
  });

  it.each([
    ['shares as parts of one', { path: 'score', answer: { ...NEWER, delivery_ratio: 0.9, cancellation_ratio: 0.1 } }, 'Steadfast: 90% of the parcels to this phone were delivered', 0],
    ['few parcels', { path: 'score', answer: { ...NEWER, delivery_ratio: 0, cancellation_ratio: 100, volume_band: 'low' } }, 'Steadfast: 0% of the parcels to this phone were delivered', 0],
    ['a phone that it does not know', { path: 'score', answer: { ...NEWER, delivery_ratio: 0, cancellation_ratio: 0, volume_band: 'none' } }, 'Steadfast: no parcels to this phone yet', 0],
    ['the older answer, in other capitals', { path: 'counts', answer: { Total_parcels: 10, total_delivered: '4', Total_cancelled: 6, total_fraud_reports: [] } }, 'Steadfast: 4 of 10 parcels to this phone were delivered', 45],
  ] as const)('who answers with %s', async (_, score, text, points) => {
    await connectSteadfast();
    await choose('STEADFAST');
    steadfast.scores.set(PHONE, score);
    const { riskScore } = await arrives();
    await ask();
    const { riskScore: now, texts } = await reasons();
    expect(texts).toContain(text);
    expect(now - riskScore).toBe(points);
  });

  it('over several couriers, with the complaints of other sellers', async () => {
    await useBdCourier();
    bdCourier.parcels.set(PHONE, { pathao: [20, 1], redx: [9, 0], reports: [{ name: 'x' }] });
    const { riskScore } = await arrives();
    await ask();
    const { riskScore: now, texts } = await reasons();
    expect(texts).toEqual(expect.arrayContaining(['BDCourier: 29 of 30 parcels to this phone were delivered', 'BDCourier: 1 complaint of another seller']));
    expect(now - riskScore).toBe(30);
  });

  it('not for what was only typed into a checkout, before somebody is about to call', async () => {
    await useBdCourier();
    await takeOrder(site, { id: 700, status: 'pending' });
    expect(await questions()).toEqual([]);
    const { id } = await webOrderOf(site, 700);
    await execute(claimWebOrder, founder, { webOrderId: id });
    expect(await questions()).toEqual([PHONE]);
  });

  it('so many times a day at most', async () => {
    await useBdCourier({ dailyLimit: 1 });
    await ask();
    await askCourierScore(shop.id, '01911000222');
    expect(bdCourier.seen).toHaveLength(1);
  });

  it('again after a week, and what is old is forgotten', async () => {
    await useBdCourier();
    await ask();
    const age = (days: number) => db.courierScore.updateMany({ where: { businessId: shop.id }, data: { askedAt: new Date(Date.now() - days * 86_400_000) } });
    await age(8);
    await arrives();
    expect(await questions()).toEqual([PHONE]);
    await ask();
    expect(bdCourier.seen).toHaveLength(2);
    await age(91);
    await forgetCourierScores();
    expect(await db.courierScore.count({ where: { businessId: shop.id } })).toBe(0);
  });
});

describe('one who does not answer', () => {
  it('costs no order its score; a refusal is said, and ends the questions for an hour', async () => {
    await useBdCourier({ key: 'a-wrong-key' });
    await arrives();
    await ask();
    expect(await setting()).toMatchObject({ problem: { message: 'BDCourier refuses the keys' } });
    await ask();
    await arrives(701);
    expect(bdCourier.seen).toHaveLength(1);
    expect(await questions()).toHaveLength(1);
    await useBdCourier();
    expect(await setting()).toMatchObject({ problem: null, pausedUntil: null });
    await ask();
    expect((await reasons()).texts).toContain('BDCourier: no parcels to this phone yet');
  });

  it('is asked again by the next order', async () => {
    await useBdCourier();
    bdCourier.fail({ kind: 'drop', times: 5 });
    await ask();
    expect(await setting()).toMatchObject({ problem: null });
    bdCourier.heal();
    await ask();
    expect(await db.courierScore.count({ where: { businessId: shop.id } })).toBe(1);
  });

  it('but with something else says so', async () => {
    await useBdCourier();
    bdCourier.fail({ answer: { status: 200, body: '<html>Welcome</html>', contentType: 'text/html' } });
    await ask();
    expect(await setting()).toMatchObject({ problem: { message: 'BDCourier gave no readable answer (HTTP 200)' } });
  });
});

describe('the setting', () => {
  it('takes a source only with what it needs, and keeps the key to itself', async () => {
    await expect(choose('STEADFAST')).rejects.toMatchObject({ fieldErrors: [{ field: 'source' }] });
    await expect(choose('BDCOURIER')).rejects.toMatchObject({ fieldErrors: [{ field: 'key' }] });
    await useBdCourier();
    await choose('BDCOURIER', { dailyLimit: 5 });
    const { key, dailyLimit } = await setting();
    expect(dailyLimit).toBe(5);
    expect(key).not.toContain(BD_COURIER_KEY);
    const trail = await db.auditEntry.findMany({ where: { businessId: shop.id, command: 'web-orders.saveCourierScoreSetting' } });
    expect(JSON.stringify(trail)).not.toContain(BD_COURIER_KEY);
    await expect(choose('BDCOURIER', { version: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is taken back', async () => {
    await useBdCourier();
    await choose(undefined);
    await ask();
    expect(bdCourier.seen).toEqual([]);
  });

  it('of one business asks nobody for another', async () => {
    await useBdCourier();
    const other = await seedBusiness();
    await askCourierScore(other.id, PHONE);
    expect(bdCourier.seen).toEqual([]);
  });
});
