import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { testServer } from '../../../../e2e/support/test-server.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { PERMISSION_FLAGS } from '../../../../schema/rules/permissions.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { memberSession } from '../../../session/current-rights.ts';
import type { Session } from '../../../session/session.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { changePrices } from '../../catalog/change-prices.ts';
import { setVariantPrice } from '../../catalog/set-price.ts';
import { stopViewingAsMember, viewAsMember } from '../../platform/view-as-member.ts';
import { kindsFor } from '../bulk-kind.ts';
import { retryBulkJob, undoBulkJob } from '../bulk-job-commands.ts';
import { failRow } from '../run-rows.ts';

let shop: Shop;
let session: Session;
let worker: Worker | undefined;

beforeAll(async () => {
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
});
afterAll(() => worker?.stop());

const goods = (count: number) => Promise.all(Array.from({ length: count }, () => withProduct(shop, { price: 500 })));
const raise = (products: SeededProduct[], value = 10, by = session) =>
  execute(changePrices, by, { products: products.map(({ productId }) => productId), mode: 'PERCENT', value, roundTo: 1 });
const jobOf = (id: string) => db.bulkJob.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
const priceOf = async ({ variantId }: SeededProduct) =>
  Number((await db.variant.findFirstOrThrow({ where: { id: variantId } })).pricePoisha) / 100;
const rowsOf = (jobId: string) => db.bulkJobRow.findMany({ where: { jobId }, orderBy: { position: 'asc' } });

async function run(id: string) {
  worker ??= await startWorker();
  await vi.waitFor(async () => expect((await jobOf(id)).status).toBe('DONE'), { timeout: 20_000, interval: 100 });
  return jobOf(id);
}

/** Stops the job runner while a test prepares its data. */
async function pause(): Promise<void> {
  await worker?.stop();
  worker = undefined;
}

describe('a bulk job', () => {
  it('is seen by whoever may do such work, whichever permission that takes, and forbidden to all others', async () => {
    const busy = await seedBusiness();
    const server = await testServer();
    const jobs = await db.bulkJob.createManyAndReturn({
      data: kindsFor(await sessionFor(busy.founder)).map((kind) => ({ businessId: busy.id, kind, title: kind, params: {}, total: 1, actorName: 'Somebody' })),
      select: { id: true, kind: true },
    });
    for (const flag of PERMISSION_FLAGS) {
      const member = await withMember(busy, { flags: [flag] });
      const token = await tokenOf(member);
      const allowed = kindsFor(await sessionFor(member));
      const { data, errors = [] } = await server.graphql<{ nodes: ({ title: string } | null)[] }>(
        token, 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on BulkJob { title } } }', { ids: jobs.map(({ id }) => encodeId('BulkJob', id)) });
      expect([flag, data?.nodes.map((job) => job?.title)]).toEqual([flag, jobs.map(({ kind }) => (allowed.includes(kind) ? kind : undefined))]);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(jobs.flatMap(({ kind }) => (allowed.includes(kind) ? [] : 'FORBIDDEN')));
    }
    await server.close();
  });

  it('is refused while twenty of the business are not done, and only there', async () => {
    const busy = await seedBusiness();
    const product = await withProduct(busy);
    const started = { businessId: busy.id, kind: 'catalog.price', title: 'Prices', params: {}, total: 1, actorName: 'Somebody' };
    await db.bulkJob.createMany({ data: Array.from({ length: 20 }, () => started) });
    await expect(raise([product], 10, await sessionFor(busy.founder))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await db.bulkJob.updateMany({ where: { businessId: busy.id }, data: { status: 'DONE' } });
    expect(await raise([product], 10, await sessionFor(busy.founder))).toMatchObject({ id: expect.any(String) });
  });

  it('is refused beyond twenty where several are started at once', async () => {
    const busy = await seedBusiness();
    const token = await tokenOf(busy.founder);
    const server = await testServer();
    const product = await withProduct(busy);
    const started = { businessId: busy.id, kind: 'catalog.price', title: 'Prices', params: {}, total: 1, actorName: 'Somebody' };
    await db.bulkJob.createMany({ data: Array.from({ length: 18 }, () => started) });
    const input = { products: [encodeId('Product', product.productId)], mode: 'PERCENT', value: 10, roundTo: 1 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.graphql<{ changePrices: { __typename: string } }>(
      token, 'mutation ($input: ChangePricesInput!) { changePrices(input: $input) { __typename } }', { input })));
    expect(answers.map(({ data }) => data!.changePrices.__typename).sort())
      .toEqual([...Array.from({ length: 2 }, () => 'ChangePricesSuccess'), ...Array.from({ length: 6 }, () => 'TooManyRequestsError')]);
    expect(await db.bulkJob.count({ where: { businessId: busy.id, status: 'RUNNING' } })).toBe(20);
    await server.close();
  });

  it('does each row by itself: one that fails leaves the others alone, and is tried again', async () => {
    await pause();
    const products = await goods(30);
    const { id } = await raise(products);
    await execute(setVariantPrice, session, { id: products[7]!.variantId, price: 777 });
    expect(await run(id)).toMatchObject({ total: 30, ok: 29, skipped: 0, failed: 1 });
    const failed = (await rowsOf(id)).filter(({ status }) => status === 'FAILED');
    expect(failed).toMatchObject([{ label: products[7]!.sku, message: 'The price was changed by someone else, it is ৳777 now' }]);
    expect([await priceOf(products[0]!), await priceOf(products[7]!)]).toEqual([550, 777]);
    await execute(setVariantPrice, session, { id: products[7]!.variantId, price: 500 });
    await execute(retryBulkJob, session, { id });
    expect(await run(id)).toMatchObject({ ok: 30, failed: 0 });
    expect(await priceOf(products[7]!)).toBe(550);
    await expect(execute(retryBulkJob, session, { id })).rejects.toMatchObject({ reason: 'NOTHING_FAILED' });
  });

  it('is undone once, except where somebody has changed something since', async () => {
    const products = await goods(3);
    const { id } = await raise(products, -20);
    await run(id);
    await execute(setVariantPrice, session, { id: products[1]!.variantId, price: 450 });
    const { id: undo } = await execute(undoBulkJob, session, { id });
    expect(await run(undo)).toMatchObject({ title: 'Undo: Prices −20 %', ok: 2, failed: 1 });
    expect(await Promise.all(products.map(priceOf))).toEqual([500, 450, 500]);
    await expect(execute(undoBulkJob, session, { id })).rejects.toMatchObject({ reason: 'CANNOT_UNDO' });
    await expect(execute(undoBulkJob, session, { id: undo })).rejects.toMatchObject({ reason: 'CANNOT_UNDO' });
  });

  it('gives its title and the messages of its rows with their values apart, for other languages', async () => {
    await pause();
    const products = await goods(2);
    const { id } = await raise(products, -20);
    await run(id);
    await execute(setVariantPrice, session, { id: products[1]!.variantId, price: 450 });
    const { id: undo } = await execute(undoBulkJob, session, { id });
    await run(undo);
    const server = await testServer();
    const { data } = await server.graphql(await tokenOf(shop.founder), `query ($id: ID!) {
      node(id: $id) { ... on BulkJob { title messageKey messageValues } }
      bulkJobRows(filter: { job: $id, status: FAILED }) { edges { node { message messageKey messageValues } } }
    }`, { id: encodeId('BulkJob', undo) });
    expect(data).toEqual({
      node: {
        title: 'Undo: Prices −20 %', messageKey: 'Undo: {{title}}',
        messageValues: { title: { messageKey: 'Prices {{change}} %', messageValues: { change: '−20' } } },
      },
      bulkJobRows: { edges: [{ node: {
        message: 'The price was changed by someone else, it is ৳450 now',
        messageKey: 'The price was changed by someone else, it is {{price, taka}} now', messageValues: { price: 450 },
      } }] },
    });
    await server.close();
  });

  it('is undone within ten minutes of its end only, and says so', async () => {
    const products = await goods(1);
    const { id } = await raise(products);
    await run(id);
    const endedBefore = (minutes: number) => db.bulkJob.update({
      where: { businessId_id: { businessId: shop.id, id } }, data: { finishedAt: new Date(Date.now() - minutes * 60_000) },
    });
    await endedBefore(10.1);
    await expect(execute(undoBulkJob, session, { id })).rejects.toMatchObject({
      reason: 'TOO_LATE', message: 'It can be undone for 10 minutes only',
    });
    expect(await priceOf(products[0]!)).toBe(550);
    await endedBefore(9);
    await run((await execute(undoBulkJob, session, { id })).id);
    expect(await priceOf(products[0]!)).toBe(500);
  });

  it('goes on where it was left when a worker ends, and does no row twice', async () => {
    await pause();
    const products = await goods(60);
    const { id } = await raise(products);
    worker = await startWorker();
    await vi.waitFor(async () => expect((await jobOf(id)).ok).toBeGreaterThan(0), { timeout: 20_000, interval: 5 });
    await pause();
    expect(await run(id)).toMatchObject({ total: 60, ok: 60, failed: 0 });
    expect(new Set(await Promise.all(products.map(priceOf)))).toEqual(new Set([550]));
  });

  it('fails its rows when the rights of who started it were taken away meanwhile', async () => {
    await pause();
    const member = await withMember(shop, { flags: ['product'] });
    const products = await goods(2);
    const { id } = await raise(products, 10, await sessionFor(member));
    await db.membership.updateMany({ where: { businessId: shop.id, userId: member.id }, data: { status: 'DISABLED' } });
    expect(await run(id)).toMatchObject({ ok: 0, failed: 2 });
    expect(await priceOf(products[0]!)).toBe(500);
  });

  it('stops at the rows that come after its starter has left the business', async () => {
    await pause();
    const member = await withMember(shop, { flags: ['product'] });
    const products = await goods(30);
    const { id } = await raise(products, 10, await sessionFor(member));
    const held = await pool.connect();
    try {
      await held.query('BEGIN');
      await held.query('SELECT 1 FROM "Variant" WHERE "id" = $1 FOR UPDATE', [products[20]!.variantId]);
      worker = await startWorker();
      const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"Variant"%'`;
      await vi.waitFor(async () => expect((await pool.query(isWaiting)).rowCount).toBe(1), { timeout: 20_000 });
      await db.membership.updateMany({ where: { businessId: shop.id, userId: member.id }, data: { status: 'DISABLED' } });
      await held.query('COMMIT');
    } finally {
      held.release();
    }
    expect(await run(id)).toMatchObject({ ok: 25, failed: 5 });
    expect(await priceOf(products[29]!)).toBe(500);
  });

  it('has the rights of the member as whom a super-administrator began it, and names both', async () => {
    await pause();
    const own = await seedUser({ name: 'Helper', isSuperAdmin: true });
    const member = await withMember(shop, { flags: ['product'], name: 'Nusrat' });
    await execute(viewAsMember, await sessionFor(own), { businessId: shop.id, memberId: member.id, reason: 'Shows her how' });
    const [first, second] = await goods(2);
    const jobs = [await raise([first!], 10, await sessionFor(own))];
    await run(jobs[0]!.id);
    const entry = await db.auditEntry.findFirstOrThrow({ where: { businessId: shop.id, entityId: first!.productId, command: 'bulk-jobs.run' } });
    expect(entry).toMatchObject({ actorId: own.id, actorName: 'Helper (Karbar, as Nusrat)' });
    await pause();
    jobs.push(await raise([second!], 10, await sessionFor(own)));
    await db.userPermission.updateMany({ where: { businessId: shop.id, userId: member.id }, data: { product: false } });
    await execute(stopViewingAsMember, await sessionFor(own), {});
    // Their own rights are others: what began as hers is not run with them.
    expect(await execute(failRow, await memberSession(shop.id, { userId: own.id, viewsAsUserId: null }, 'test'), { jobId: jobs[1]!.id, message: 'Not theirs' })).toBe(0);
    expect(await run(jobs[1]!.id)).toMatchObject({ ok: 0, failed: 1 });
    expect(await priceOf(second!)).toBe(500);
  });

  it('is tried again with the rights and the name of who does so, once all its rows have ended', async () => {
    await pause();
    const starter = await withMember(shop, { flags: ['product'] });
    const products = await goods(2);
    const starters = await sessionFor(starter);
    const { id } = await raise(products, 10, starters);
    await expect(execute(retryBulkJob, session, { id })).rejects.toMatchObject({ reason: 'STILL_RUNNING' });
    await db.membership.updateMany({ where: { businessId: shop.id, userId: starter.id }, data: { status: 'DISABLED' } });
    expect(await run(id)).toMatchObject({ ok: 0, failed: 2 });
    await pause();
    await execute(retryBulkJob, session, { id });
    // The run of the starter may not have ended yet: what is tried again is no longer its work.
    expect(await execute(failRow, starters, { jobId: id, message: 'Too late' })).toBe(0);
    expect(await run(id)).toMatchObject({ ok: 2, failed: 0 });
    const entries = await db.auditEntry.findMany({ where: { businessId: shop.id, entityId: products[0]!.productId, command: 'bulk-jobs.run' } });
    expect(entries).toMatchObject([{ actorId: shop.founder.id }]);
    // A member who may do such work does it with their own rights, whoever has started it.
    await pause();
    const [product] = await goods(1);
    const { id: founders } = await raise([product!]);
    await execute(setVariantPrice, session, { id: product!.variantId, price: 777 });
    expect(await run(founders)).toMatchObject({ failed: 1 });
    await pause();
    await execute(setVariantPrice, session, { id: product!.variantId, price: 500 });
    const helper = await withMember(shop, { flags: ['product'] });
    await execute(retryBulkJob, await sessionFor(helper), { id: founders });
    await db.userPermission.updateMany({ where: { businessId: shop.id, userId: helper.id }, data: { product: false } });
    expect(await run(founders)).toMatchObject({ ok: 0, failed: 1 });
    expect(await priceOf(product!)).toBe(500);
  });

  it('fails its rows when the package has expired meanwhile, so that they can be tried again once it is renewed', async () => {
    await pause();
    const closing = await seedBusiness();
    const product = await withProduct(closing, { price: 500 });
    const { id } = await raise([product], 10, await sessionFor(closing.founder));
    const expireIn = (days: number) => db.business.update({
      where: { id: closing.id }, data: { packageExpiresAt: new Date(Date.now() + days * 86_400_000) }, select: { id: true },
    });
    await expireIn(-1);
    const ended = async () => {
      worker ??= await startWorker();
      const job = () => db.bulkJob.findUniqueOrThrow({ where: { businessId_id: { businessId: closing.id, id } } });
      await vi.waitFor(async () => expect((await job()).status).toBe('DONE'), { timeout: 20_000, interval: 100 });
      return job();
    };
    expect(await ended()).toMatchObject({ ok: 0, failed: 1 });
    await expireIn(30);
    await execute(retryBulkJob, await sessionFor(closing.founder), { id });
    expect(await ended()).toMatchObject({ ok: 1, failed: 0 });
    expect(await priceOf(product)).toBe(550);
  });

  it('says in the history of each record which job it was, and skips what is so already', async () => {
    const [product] = await goods(1);
    const { id } = await raise([product!]);
    await run(id);
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { businessId: shop.id, entityId: product!.productId }, orderBy: { createdAt: 'desc' },
    });
    expect(entry).toMatchObject({ requestId: `bulk-job ${id}`, actorId: shop.founder.id });
    const free = await withProduct(shop, { price: 0 });
    expect(await run((await raise([free])).id)).toMatchObject({ skipped: 1 });
  });
});
