import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { changePrices } from '../../catalog/change-prices.ts';
import { setVariantPrice } from '../../catalog/set-price.ts';

/** One failed row of a bulk job is tried again, and no other. */

const RETRY = `mutation ($input: RetryBulkJobInput!) { retryBulkJob(input: $input) {
  __typename ... on Error { code message } ... on PreconditionError { reason } ... on RetryBulkJobSuccess { bulkJob { status failed } } } }`;
const ROWS = `query ($job: ID!) { bulkJobRows(filter: { job: $job }) { edges { node { rowId status label message } } } }`;

const JOB = `query ($id: ID!) { node(id: $id) { ... on BulkJob { finishedAt canUndo undoCount undoUntil } } }`;
const UNDO = `mutation ($input: UndoBulkJobInput!) { undoBulkJob(input: $input) {
  __typename ... on PreconditionError { reason } ... on UndoBulkJobSuccess { bulkJob { total } } } }`;

interface Row {
  rowId: string;
  status: string;
  label: string;
  message: string;
}
interface Answer {
  __typename: string;
  reason?: string;
}

interface Undoable {
  finishedAt: string;
  canUndo: boolean;
  undoCount: number;
  undoUntil: string;
}

let server: TestServer;
let worker: Worker | undefined;
beforeAll(async () => { server = await testServer(); });
afterAll(async () => {
  await worker?.stop();
  await server.close();
});

/** Stops the job runner while a test prepares its data. */
async function pause(): Promise<void> {
  await worker?.stop();
  worker = undefined;
}

async function ended({ id: businessId }: Shop): Promise<void> {
  worker ??= await startWorker();
  await vi.waitFor(async () => expect(await db.bulkJob.count({ where: { businessId, status: 'RUNNING' } })).toBe(0), { timeout: 20_000, interval: 50 });
}

const retryAs = (token: string) => async (id: string, row?: string): Promise<Answer> => {
  const { data, errors } = await server.graphql<{ retryBulkJob: Answer }>(token, RETRY, { input: { id, row } });
  return data?.retryBulkJob ?? { __typename: String(errors?.[0]?.extensions?.code) };
};

/** A job over so many products that has raised their prices, except that those of `changed` had been changed before their row ran. */
async function jobOf(count: number, changed: readonly number[]) {
  await pause();
  const shop = await seedBusiness();
  const session = await sessionFor(shop.founder);
  const token = await tokenOf(shop.founder);
  const products: SeededProduct[] = [];
  for (let n = 0; n < count; n++) products.push(await withProduct(shop, { price: 500 }));
  const { id } = await execute(changePrices, session, { products: products.map(({ productId }) => productId), mode: 'PERCENT', value: 10, roundTo: 1 });
  const set = (price: number) => Promise.all(changed.map((n) => execute(setVariantPrice, session, { id: products[n]!.variantId, price })));
  await set(777);
  await ended(shop);
  await set(500);
  const rows = async () => (await server.graphql<{ bulkJobRows: { edges: { node: Row }[] } }>(token, ROWS, { job: encodeId('BulkJob', id) }))
    .data!.bulkJobRows.edges.map(({ node }) => node);
  const prices = async () => {
    const variants = await db.variant.findMany({ where: { businessId: shop.id }, select: { id: true, pricePoisha: true } });
    return products.map(({ variantId }) => Number(variants.find((variant) => variant.id === variantId)!.pricePoisha) / 100);
  };
  const ask = async <T>(query: string, variables: Record<string, unknown>) => (await server.graphql<Record<string, T>>(token, query, variables)).data!;
  const job = async () => (await ask<Undoable>(JOB, { id: encodeId('BulkJob', id) })).node!;
  const undo = async () => (await ask<Answer>(UNDO, { input: { id: encodeId('BulkJob', id) } })).undoBulkJob!;
  /** The runs of the job ended so many minutes earlier. */
  const goBy = (minutes: number) => db.$executeRaw`
    UPDATE "BulkJob" SET "finishedAt" = "finishedAt" - ${minutes}::int * interval '1 minute',
      "endedBefore" = array(SELECT e - ${minutes}::int * interval '1 minute' FROM unnest("endedBefore") e)
    WHERE "businessId" = ${shop.id}::uuid AND "id" = ${id}::uuid`;
  return { shop, set, products, jobId: id, id: encodeId('BulkJob', id), retry: retryAs(token), rows, prices, job, undo, goBy };
}

describe('one failed row', () => {
  it('is tried again, and no other; the history of the job says which', async () => {
    const { shop, jobId, id, retry, rows, prices } = await jobOf(3, [1, 2]);
    const before = await rows();
    expect(before.map(({ status }) => status)).toEqual(['OK', 'FAILED', 'FAILED']);
    expect(await retry(id, before[2]!.rowId)).toEqual({ __typename: 'RetryBulkJobSuccess', bulkJob: { status: 'RUNNING', failed: 1 } });
    await ended(shop);
    expect((await rows()).map(({ status }) => status)).toEqual(['OK', 'FAILED', 'OK']);
    expect((await rows())[1]).toEqual(before[1]);
    expect(await prices()).toEqual([550, 500, 550]);
    expect(await db.bulkJob.findFirst({ where: { businessId: shop.id, id: jobId } })).toMatchObject({ status: 'DONE', ok: 2, failed: 1, total: 3 });
    const entry = await db.auditEntry.findFirst({ where: { businessId: shop.id, entityId: jobId, command: 'bulk-jobs.retry' } });
    expect(entry).toMatchObject({ summary: 'Tried row 3 again: Prices +10 %' });
    expect(await retry(id)).toMatchObject({ __typename: 'RetryBulkJobSuccess' });
    await ended(shop);
    expect(await prices()).toEqual([550, 550, 550]);
  });

  it('is refused unless it has failed, and as unknown where it is no row of the job', async () => {
    const own = await jobOf(2, [1]);
    const other = await jobOf(1, [0]);
    const [done, failed] = await own.rows();
    const neighbour = await db.bulkJob.create({
      data: {
        businessId: own.shop.id, kind: 'catalog.prices', title: 'Prices', params: {}, total: 1, failed: 1, status: 'DONE', actorName: 'A',
        rows: { create: { position: 1, label: 'A', input: {}, status: 'FAILED' } },
      },
      include: { rows: true },
    });
    const unknown = await own.retry(own.id, encodeId('BulkJobRow', crypto.randomUUID()));
    expect(unknown).toEqual({ __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Row not found' });
    expect(await own.retry(own.id, (await other.rows())[0]!.rowId)).toEqual(unknown);
    expect(await own.retry(own.id, encodeId('BulkJobRow', neighbour.rows[0]!.id))).toEqual(unknown);
    expect(await own.retry(own.id, done!.rowId)).toMatchObject({ reason: 'NOT_FAILED', message: 'This row has not failed' });
    expect(await own.retry(other.id, (await other.rows())[0]!.rowId)).toMatchObject({ __typename: 'NotFoundError', message: 'Bulk job not found' });
    const member = await withMember(own.shop, { flags: ['order'] });
    expect(await retryAs(await tokenOf(member))(own.id, failed!.rowId)).toEqual({ __typename: 'FORBIDDEN' });
    expect(await own.rows()).toEqual([done, failed]);
    await pause();
    await own.retry(own.id, failed!.rowId);
    expect(await own.retry(own.id, failed!.rowId)).toMatchObject({ reason: 'STILL_RUNNING' });
    await ended(own.shop);
    expect(await own.retry(own.id, failed!.rowId)).toMatchObject({ reason: 'NOT_FAILED' });
  });

  it('is done once where people try it and all of them again at the same moment', async () => {
    const { shop, products, id, retry, rows, prices } = await jobOf(6, [0, 1, 2, 3, 4, 5]);
    const failed = (await rows()).map(({ rowId }) => rowId);
    const refused = new Set<string | undefined>();
    while ((await rows()).some(({ status }) => status === 'FAILED')) {
      const answers = await Promise.all([failed[0], failed[0], failed[1], undefined, failed[2], failed[1], undefined].map((row) => retry(id, row)));
      expect(answers.filter(({ __typename }) => __typename === 'RetryBulkJobSuccess').length).toBeGreaterThanOrEqual(1);
      for (const { __typename, reason } of answers) if (__typename !== 'RetryBulkJobSuccess') refused.add(reason);
      await ended(shop);
    }
    expect(['STILL_RUNNING', 'NOT_FAILED', 'NOTHING_FAILED']).toEqual(expect.arrayContaining([...refused]));
    expect(await prices()).toEqual(products.map(() => 550));
    const changes = await db.auditEntry.groupBy({ by: ['entityId'], where: { businessId: shop.id, command: 'bulk-jobs.run' }, _count: true });
    expect(changes.map(({ _count }) => _count)).toEqual(products.map(() => 1));
    expect((await db.bulkJob.findFirstOrThrow({ where: { businessId: shop.id } }))).toMatchObject({ ok: 6, failed: 0, skipped: 0, total: 6 });
  });
});

describe('undoing a job of which rows were tried again', () => {
  const TEN_MINUTES = 10 * 60_000;
  const until = ({ finishedAt }: Undoable) => new Date(Date.parse(finishedAt) + TEN_MINUTES).toISOString();

  it('leaves the rows that were done long before as they are', async () => {
    const { shop, id, retry, rows, prices, job, undo, goBy } = await jobOf(3, [1]);
    expect(await job()).toMatchObject({ canUndo: true, undoCount: 2 });
    await goBy(11);
    expect(await job()).toMatchObject({ canUndo: false, undoCount: 0 });
    expect(await undo()).toMatchObject({ reason: 'TOO_LATE' });
    await retry(id, (await rows())[1]!.rowId);
    await ended(shop);
    expect(await prices()).toEqual([550, 550, 550]);
    const retried = await job();
    expect(retried).toMatchObject({ canUndo: true, undoCount: 1, undoUntil: until(retried) });
    expect(await undo()).toEqual({ __typename: 'UndoBulkJobSuccess', bulkJob: { total: 1 } });
    await ended(shop);
    expect(await prices()).toEqual([550, 500, 550]);
    expect(await job()).toMatchObject({ canUndo: false, undoCount: 0 });
  });

  it('takes all of them back while ten minutes of neither run are over, and then those of the last', async () => {
    const { shop, id, retry, prices, job, undo, goBy } = await jobOf(4, [1, 2]);
    const first = await job();
    await goBy(6);
    await retry(id);
    await ended(shop);
    expect(await job()).toMatchObject({ undoCount: 4, undoUntil: new Date(Date.parse(until(first)) - 6 * 60_000).toISOString() });
    await goBy(6);
    expect(await job()).toMatchObject({ canUndo: true, undoCount: 2 });
    expect(await undo()).toMatchObject({ bulkJob: { total: 2 } });
    await ended(shop);
    expect(await prices()).toEqual([550, 500, 500, 550]);
  });

  it('is refused where what was tried again has failed again', async () => {
    const { shop, id, set, retry, job, undo, goBy } = await jobOf(2, [1]);
    await goBy(11);
    await set(600);
    await retry(id);
    await ended(shop);
    expect(await job()).toMatchObject({ canUndo: false, undoCount: 0 });
    expect(await undo()).toMatchObject({ reason: 'TOO_LATE' });
  });
});
