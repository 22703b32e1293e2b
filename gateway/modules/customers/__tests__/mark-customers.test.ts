import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import type { Session } from '../../../session/session.ts';
import { undoBulkJob } from '../../bulk-jobs/bulk-job-commands.ts';
import { blockCustomers } from '../../web-orders/block-customers.ts';
import { editBuyerBlock } from '../../web-orders/buyer-blocks.ts';
import { editCustomer, MAX_TAGS } from '../edit-customer.ts';
import { markCustomers } from '../mark-customers.ts';
import { optedOut } from '../opted-out.ts';

const PHONES = ['01711000001', '01711000002', '01711000003'];

let worker: Worker;
let shop: Shop;
let session: Session;
beforeAll(async () => {
  worker = await startWorker();
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
  for (const phone of PHONES) await db.customer.create({ data: { businessId: shop.id, name: `Customer ${phone.at(-1)}`, phone } });
});
afterAll(() => worker.stop());

const customers = () => db.customer.findMany({ where: { businessId: shop.id }, orderBy: { phone: 'asc' } });

async function ended({ id }: { id: string }) {
  const where = { businessId_id: { businessId: shop.id, id } };
  await vi.waitFor(async () => expect((await db.bulkJob.findUniqueOrThrow({ where })).status).toBe('DONE'), { timeout: 20_000, interval: 100 });
  const rows = await db.bulkJobRow.findMany({ where: { jobId: id }, orderBy: { position: 'asc' } });
  return rows.map(({ status }) => status);
}

it('many customers are tagged and left out of SMS, those that are so already are skipped, and undo spares what was edited since', async () => {
  const [first, second] = await customers();
  await execute(editCustomer, session, { customerId: first!.id, tags: ['VIP'] });
  const tagged = await execute(markCustomers, session, { filter: {}, tag: 'VIP' });
  expect((await ended(tagged)).toSorted()).toEqual(['OK', 'OK', 'SKIPPED']);
  expect((await customers()).map(({ tags }) => tags)).toEqual([['VIP'], ['VIP'], ['VIP']]);

  await ended(await execute(markCustomers, session, { customers: [first!.id], smsOptOut: true }));
  expect([...await optedOut(db, shop.id, PHONES)]).toEqual([first!.phone]);

  await execute(editCustomer, session, { customerId: second!.id, tags: ['VIP', 'Wholesale'] });
  const undone = await execute(undoBulkJob, session, { id: tagged.id });
  expect((await ended(undone)).toSorted()).toEqual(['FAILED', 'OK']);
  expect((await customers()).map(({ tags }) => tags)).toEqual([['VIP'], ['VIP', 'Wholesale'], []]);
});

it('many customers are put on the block list, where a rule that stands is kept, and taken off it again', async () => {
  await db.buyerBlock.create({ data: { businessId: shop.id, kind: 'PHONE', value: PHONES[0]!, action: 'ALLOW', reason: 'Our landlord' } });
  const blocked = await execute(blockCustomers, session, { customers: (await customers()).map(({ id }) => id), reason: 'Refuse everything' });
  expect((await ended(blocked)).toSorted()).toEqual(['OK', 'OK', 'SKIPPED']);
  const rules = () => db.buyerBlock.findMany({ where: { businessId: shop.id }, orderBy: { value: 'asc' }, select: { value: true, action: true } });
  expect(await rules()).toEqual([
    { value: PHONES[0], action: 'ALLOW' }, { value: PHONES[1], action: 'BLOCK' }, { value: PHONES[2], action: 'BLOCK' },
  ]);
  await ended(await execute(undoBulkJob, session, { id: blocked.id }));
  expect(await rules()).toHaveLength(1);
});

it('a rule that somebody has changed since is not taken off the block list by the undo', async () => {
  const [, second, third] = await customers();
  const blocked = await execute(blockCustomers, session, { customers: [second!.id, third!.id], reason: 'Refuse everything' });
  expect(await ended(blocked)).toEqual(['OK', 'OK']);
  const ruleOf = (value: string) => db.buyerBlock.findFirst({ where: { businessId: shop.id, value } });
  await execute(editBuyerBlock, session, { blockId: (await ruleOf(third!.phone))!.id, action: 'PREPAY', reason: 'Pays in advance' });
  expect((await ended(await execute(undoBulkJob, session, { id: blocked.id }))).toSorted()).toEqual(['FAILED', 'OK']);
  expect([await ruleOf(second!.phone), await ruleOf(third!.phone)]).toMatchObject([null, { action: 'PREPAY', reason: 'Pays in advance' }]);
  await db.buyerBlock.deleteMany({ where: { businessId: shop.id, value: third!.phone } });
});

it('a customer whose rule has ended is blocked anew', async () => {
  const [, second] = await customers();
  await db.buyerBlock.create({ data: { businessId: shop.id, kind: 'PHONE', value: second!.phone, action: 'HOLD', reason: 'Until Eid', expiresAt: new Date(Date.now() - 60_000) } });
  expect(await ended(await execute(blockCustomers, session, { customers: [second!.id], reason: 'Refuses everything' }))).toEqual(['OK']);
  const rule = await db.buyerBlock.findFirstOrThrow({ where: { businessId: shop.id, value: second!.phone } });
  expect(rule).toMatchObject({ action: 'BLOCK', reason: 'Refuses everything', expiresAt: null });
  await db.buyerBlock.delete({ where: { businessId_id: { businessId: shop.id, id: rule.id } } });
});

it('a customer who has as many tags as one may have gets no further one, and the others do', async () => {
  const [full] = await customers();
  const tags = Array.from({ length: MAX_TAGS }, (_, index) => `Tag ${index}`);
  await execute(editCustomer, session, { customerId: full!.id, tags });
  expect((await ended(await execute(markCustomers, session, { filter: {}, tag: 'Eid' }))).toSorted()).toEqual(['FAILED', 'OK', 'OK']);
  expect((await customers()).map((one) => one.tags.includes('Eid'))).toEqual([false, true, true]);
  expect((await customers())[0]!.tags).toEqual(tags);
});
