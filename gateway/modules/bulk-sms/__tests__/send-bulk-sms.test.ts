import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { decodeId, encodeId } from '../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { mergeCustomers } from '../../customers/merge-customers.ts';
import { settleStuckSms } from '../../messaging/settle-stuck-sms.ts';
import { bulkSmsKind } from '../bulk-sms-kind.ts';

let server: TestServer;
let worker: Worker | undefined;
beforeAll(async () => { server = await testServer(); });
afterAll(async () => {
  await worker?.stop();
  await server.close();
});

const JOB = '__typename ... on Error { message code }';
const PREVIEW = `mutation ($input: PreviewBulkSmsInput!) { previewBulkSms(input: $input) { ${JOB} ... on PreviewBulkSmsSuccess { preview {
  numbers segments invalid invalidCount duplicateCount optedOutCount unfilledCount samples { phone message segments } } } } }`;
const SEND = `mutation ($input: SendBulkSmsInput!) { sendBulkSms(input: $input) { ${JOB} ... on SendBulkSmsSuccess { bulkJob { id total } } } }`;
const RETRY = `mutation ($input: RetryBulkJobInput!) { retryBulkJob(input: $input) { ${JOB} ... on RetryBulkJobSuccess { bulkJob { id } } } }`;
const STOP = `mutation ($input: StopBulkJobInput!) { stopBulkJob(input: $input) { ${JOB} ... on StopBulkJobSuccess { bulkJob { id status canStop } } } }`;

interface Answer {
  __typename: string;
  message?: string;
  preview?: { numbers: number; samples: { message: string }[] };
  bulkJob?: { id: string; total: number; status?: string };
}

async function place(smsBalance = 20) {
  const shop = await seedBusiness({ smsBalance });
  // Whatever the hour in which the tests run.
  await db.quietHours.create({ data: { businessId: shop.id, from: 0, until: 0 } });
  const token = await tokenOf(shop.founder);
  const ask = async (document: string, input: object): Promise<Answer> => {
    const { data, errors } = await server.graphql<Record<string, Answer>>(token, document, { input });
    return Object.values(data ?? {})[0] ?? { __typename: String(errors?.[0]?.extensions?.code) };
  };
  return { shop, token, ask };
}

const numbers = (...typed: string[]) => typed.map((number) => ({ number }));
const messages = (shop: Shop) => db.smsMessage.findMany({ where: { businessId: shop.id }, orderBy: { mobileNumber: 'asc' } });
const balance = async ({ id }: Shop) => (await db.business.findUniqueOrThrow({ where: { id }, select: { smsBalance: true } })).smsBalance;
const isSound = async (shop: Shop) => expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);

/** Begins the quiet hours of a business now, for an hour at least. */
async function beQuiet({ id: businessId }: Shop): Promise<void> {
  const hour = new Date(Date.now() + 6 * 3_600_000).getUTCHours();
  await db.quietHours.update({ where: { businessId }, data: { from: hour, until: (hour + 2) % 24 } });
}

async function ended(shop: Shop): Promise<void> {
  worker ??= await startWorker();
  await vi.waitFor(async () => expect(await db.bulkJob.count({ where: { businessId: shop.id, status: 'RUNNING' } })).toBe(0), { timeout: 30_000, interval: 100 });
}

describe('the preview', () => {
  it('takes each number once, leaves out who wants no SMS and whom the text does not fit, and writes nothing', async () => {
    const { shop, ask } = await place();
    const product = await withProduct(shop, { stock: 9 });
    await withOrder(shop, { lines: [{ product }], phone: '01711204461', customerName: 'Rahim' });
    const last = await withOrder(shop, { lines: [{ product }], phone: '01711204461', customerName: 'Rahim', advance: 100 });
    await withOrder(shop, { lines: [{ product }], phone: '01711204462', customerName: 'Karim' });
    await db.customer.updateMany({ where: { businessId: shop.id, phone: '01711204462' }, data: { smsOptOut: true } });
    const answer = await ask(PREVIEW, {
      numbers: numbers('+880 1711-204461', '০১৭১১২০৪৪৬১', '01711204462', '12345', '01911000001'), customers: {}, text: '{name}, {order}: {due}',
    });
    expect(answer.preview).toEqual({
      numbers: 1, segments: 1, invalid: ['12345'], invalidCount: 1, duplicateCount: 3, optedOutCount: 1, unfilledCount: 1,
      samples: [{ phone: '01711204461', message: `Rahim, ${last.number}: TK 460`, segments: 1 }],
    });
    expect(await messages(shop)).toEqual([]);
    expect(await balance(shop)).toBe(20);
  });

  it('takes customers that were chosen, and none of another business or that was merged into another one', async () => {
    const { shop, ask } = await place();
    const product = await withProduct(shop, { stock: 9 });
    for (const [phone, customerName] of [['01711204461', 'Rahim'], ['01711204462', 'Karim'], ['01711204463', 'Salma']]) {
      await withOrder(shop, { lines: [{ product }], phone, customerName });
    }
    const chosen = async (business: Shop, ...phones: string[]) =>
      (await db.customer.findMany({ where: { businessId: business.id, phone: { in: phones } } })).map(({ id }) => encodeId('Customer', id));
    const two = await chosen(shop, '01711204462', '01711204463');
    expect(await ask(PREVIEW, { chosen: two, numbers: numbers('01711204463'), text: 'Dear {name}' })).toMatchObject({
      preview: { numbers: 2, duplicateCount: 1, samples: [{ message: 'Dear Salma' }, { message: 'Dear Karim' }] },
    });
    const { shop: other } = await place();
    await withOrder(other, { lines: [{ product: await withProduct(other, { stock: 9 }) }], phone: '01711204464' });
    expect(await ask(PREVIEW, { chosen: [...two, ...await chosen(other, '01711204464')], text: 'Hello' })).toMatchObject({ code: 'NOT_FOUND' });
    const [customerId, otherId] = two.map((id) => decodeId(id)!.id);
    await execute(mergeCustomers, await sessionFor(shop.founder), { customerId, otherId });
    expect(await ask(PREVIEW, { chosen: two, text: 'Hello' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes numbers as a spreadsheet has saved them, without their first 0', async () => {
    const { ask } = await place();
    const list = 'Phone,Name\n1711204461,Mina\n১৮১১২০৪৪৬২\n1911204463 1511204464\n2711204461';
    expect(await ask(PREVIEW, { list, text: 'Hello' })).toMatchObject({
      preview: { numbers: 4, invalid: ['2711204461'], samples: [{ phone: '01711204461' }, { phone: '01811204462' }, { phone: '01911204463' }] },
    });
  });

  it('knows no orders of another business, and no word that stands for nothing', async () => {
    const { shop: other } = await place();
    await withOrder(other, { lines: [{ product: await withProduct(other, { stock: 9 }) }], phone: '01711204461' });
    const { ask } = await place();
    expect(await ask(PREVIEW, { numbers: numbers('01711204461'), text: '{order}' })).toMatchObject({ preview: { numbers: 0, unfilledCount: 1 } });
    expect(await ask(PREVIEW, { numbers: [{ number: '01711204461', name: 'Mina' }], text: 'Dear {name}' })).toMatchObject({ preview: { samples: [{ message: 'Dear Mina' }] } });
    expect(await ask(PREVIEW, { numbers: [], customers: {}, text: 'Hello' })).toMatchObject({ preview: { numbers: 0 } });
    expect(await ask(PREVIEW, { numbers: numbers('01711204461'), text: 'Dear {nmae}' })).toMatchObject({ message: '{nmae} stands for nothing' });
  });
});

describe('an SMS to many numbers', () => {
  it('is paid for all before the first is sent, and is sent once to each', async () => {
    const { shop, ask } = await place(5);
    const input = { numbers: numbers('01711204461', '01711204462', '01711204461'), text: 'Eid offer', agreed: 2 };
    expect(await ask(SEND, input)).toMatchObject({ __typename: 'SendBulkSmsSuccess', bulkJob: { total: 2 } });
    expect(await balance(shop)).toBe(3);
    await ended(shop);
    expect((await messages(shop)).map(({ mobileNumber, status, message }) => [mobileNumber, status, message])).toEqual([
      ['01711204461', 'SENT', 'Eid offer'], ['01711204462', 'SENT', 'Eid offer'],
    ]);
    const rows = (await db.bulkJobRow.findMany({ where: { businessId: shop.id } })).map(({ input: row }) => bulkSmsKind.row.parse(row));
    // As when a process has ended before it wrote what became of the rows.
    expect(await bulkSmsKind.outside!(await sessionFor(shop.founder), rows)).toEqual([{ status: 'OK' }, { status: 'OK' }]);
    expect(await balance(shop)).toBe(3);
    await isSound(shop);
  });

  it('is not begun without the balance for all, or where it has become dearer than was agreed', async () => {
    const { shop, ask } = await place(1);
    const input = { numbers: numbers('01711204461', '01711204462'), text: 'Eid offer' };
    expect(await ask(SEND, input)).toMatchObject({ __typename: 'PreconditionError' });
    expect(await ask(SEND, { ...input, agreed: 1 })).toMatchObject({ __typename: 'ConflictError' });
    expect(await ask(SEND, { numbers: numbers('1'), text: 'Eid offer' })).toMatchObject({ message: 'No number is left to send to' });
    expect(await db.bulkJob.count({ where: { businessId: shop.id } })).toBe(0);
    expect(await balance(shop)).toBe(1);
  });

  it('takes no more than there is when many are begun at once', async () => {
    const { shop, ask } = await place(5);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => ask(SEND, { numbers: numbers(`0171120446${n}`, `0181120446${n}`), text: 'Hello' })));
    expect(answers.filter(({ __typename }) => __typename === 'SendBulkSmsSuccess')).toHaveLength(2);
    expect(await balance(shop)).toBe(1);
    await ended(shop);
    expect((await messages(shop)).map(({ status }) => status)).toEqual(['SENT', 'SENT', 'SENT', 'SENT']);
    await isSound(shop);
  });

  it('waits for its time, is not taken for stuck meanwhile, and is paid back when it is stopped', async () => {
    const { shop, ask } = await place(5);
    const sendAt = new Date(Date.now() + DAY_MS).toISOString();
    const { bulkJob } = await ask(SEND, { numbers: numbers('01711204461', '01711204462'), text: 'Eid offer', sendAt });
    await settleStuckSms(new Date(Date.now() + DAY_MS));
    expect((await messages(shop)).map(({ status }) => status)).toEqual(['QUEUED', 'QUEUED']);
    expect(await balance(shop)).toBe(3);
    expect(await ask(STOP, { id: bulkJob!.id })).toMatchObject({ bulkJob: { status: 'DONE', canStop: false } });
    expect(await balance(shop)).toBe(5);
    expect(await ask(STOP, { id: bulkJob!.id })).toMatchObject({ __typename: 'PreconditionError' });
    expect((await messages(shop)).map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED']);
    await isSound(shop);
    expect(await ask(SEND, { numbers: numbers('01711204461'), text: 'Hi', sendAt: new Date(Date.now() + 31 * DAY_MS).toISOString() })).toMatchObject({ message: 'At most thirty days ahead' });
  });

  it('keeps no other work from being done while it waits for its time, with nineteen others at most', async () => {
    const { ask } = await place(25);
    const later = (days: number) => ask(SEND, { numbers: numbers('01711204461'), text: 'Eid offer', sendAt: new Date(Date.now() + days * DAY_MS).toISOString() });
    for (let days = 1; days <= 20; days += 1) expect(await later(days)).toMatchObject({ __typename: 'SendBulkSmsSuccess' });
    expect(await later(21)).toMatchObject({ message: '20 jobs wait for their time already: stop one of them first' });
    expect(await ask(SEND, { numbers: numbers('01711204462'), text: 'Sold out' })).toMatchObject({ __typename: 'SendBulkSmsSuccess' });
  });

  it('keeps no other work from being done while it rests over night, with nineteen others at most', async () => {
    const { shop, ask } = await place(25);
    await beQuiet(shop);
    const product = encodeId('Product', (await withProduct(shop)).productId);
    for (let count = 1; count <= 20; count += 1) expect(await ask(SEND, { numbers: numbers('01711204461'), text: 'Eid offer' })).toMatchObject({ __typename: 'SendBulkSmsSuccess' });
    expect(await ask(SEND, { numbers: numbers('01711204461'), text: 'Eid offer' })).toMatchObject({ message: '20 jobs wait for their time already: stop one of them first' });
    expect(await ask('mutation ($input: ChangePricesInput!) { changePrices(input: $input) { __typename } }', { products: [product], mode: 'PERCENT', value: 10, roundTo: 1 }))
      .toEqual({ __typename: 'ChangePricesSuccess' });
  });

  it('rests in the quiet hours, and waits for its time then as one of a later day does', async () => {
    const { shop, ask, token } = await place(5);
    worker ??= await startWorker();
    const { bulkJob } = await ask(SEND, { numbers: numbers('01711204461'), text: 'Eid offer', sendAt: new Date(Date.now() + 1_000).toISOString() });
    await beQuiet(shop);
    const waits = async () => {
      const jobs = await db.$queryRaw<{ run_at: Date }[]>`SELECT j.run_at FROM graphile_worker._private_jobs j
        WHERE j.payload->>'businessId' = ${shop.id} AND j.run_at > now() + interval '5 minutes'`;
      expect(jobs).toHaveLength(1);
    };
    await vi.waitFor(waits, { timeout: 30_000, interval: 100 });
    expect((await messages(shop)).map(({ status }) => status)).toEqual(['QUEUED']);
    const { data } = await server.graphql<{ node: { startsAt: string } }>(token, 'query ($id: ID!) { node(id: $id) { ... on BulkJob { startsAt } } }', { id: bulkJob!.id });
    expect(Date.parse(data!.node.startsAt)).toBeGreaterThan(Date.now());
    await ask(STOP, { id: bulkJob!.id });
  });

  it('leaves out who wants no SMS since, and pays back when the right to send is lost', async () => {
    const { shop, ask } = await place(5);
    await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 9 }) }], phone: '01711204461' });
    const sendAt = new Date(Date.now() + 1_000).toISOString();
    await ask(SEND, { numbers: numbers('01711204461', '01711204462'), text: 'Eid offer', sendAt });
    await db.customer.updateMany({ where: { businessId: shop.id, phone: '01711204461' }, data: { smsOptOut: true } });
    await ended(shop);
    expect((await messages(shop)).map(({ status }) => status)).toEqual(['REFUNDED', 'SENT']);
    expect(await balance(shop)).toBe(4);
    await ask(SEND, { numbers: numbers('01711204463'), text: 'Eid offer', sendAt: new Date(Date.now() + 1_000).toISOString() });
    await db.membership.updateMany({ where: { businessId: shop.id }, data: { role: 'MEMBER' } });
    await ended(shop);
    expect(await balance(shop)).toBe(3);
    await settleStuckSms(new Date(Date.now() + DAY_MS));
    expect(await balance(shop)).toBe(4);
    await isSound(shop);
  });

  it('sends nothing any more once the package has expired, ends, and is paid back', async () => {
    const { shop, ask } = await place(5);
    const sendAt = new Date(Date.now() + 1_000).toISOString();
    await ask(SEND, { numbers: numbers('01711204461', '01711204462'), text: 'Eid offer', sendAt });
    await db.business.update({ where: { id: shop.id }, data: { packageExpiresAt: new Date(Date.now() - DAY_MS) }, select: { id: true } });
    await ended(shop);
    expect((await db.bulkJobRow.findMany({ where: { businessId: shop.id } })).map(({ status }) => status)).toEqual(['FAILED', 'FAILED']);
    await settleStuckSms(new Date(Date.now() + DAY_MS));
    expect((await messages(shop)).map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED']);
    expect(await balance(shop)).toBe(5);
    await isSound(shop);
  });

  it('is paid for and sent anew where it was paid back, when it is tried again, and never where it may have been sent', async () => {
    const { shop, ask } = await place(5);
    const expireIn = (days: number) => db.business.update({
      where: { id: shop.id }, data: { packageExpiresAt: new Date(Date.now() + days * DAY_MS) }, select: { id: true },
    });
    const { bulkJob } = await ask(SEND, { numbers: numbers('01711204461', '01711204462'), text: 'Eid offer', sendAt: new Date(Date.now() + 1_000).toISOString() });
    await expireIn(-1);
    await ended(shop);
    // As when a process has ended while it handed one over.
    await db.smsMessage.updateMany({ where: { businessId: shop.id, mobileNumber: '01711204462' }, data: { claimedAt: new Date() } });
    await settleStuckSms(new Date(Date.now() + DAY_MS));
    expect((await messages(shop)).map(({ status }) => status)).toEqual(['REFUNDED', 'UNKNOWN']);
    await expireIn(30);
    const later = { numbers: numbers('01811204461', '01811204462', '01811204463', '01811204464'), text: 'Hi', sendAt: new Date(Date.now() + DAY_MS).toISOString() };
    const { bulkJob: waiting } = await ask(SEND, later);
    expect(await ask(RETRY, { id: bulkJob!.id })).toMatchObject({ __typename: 'PreconditionError' });
    await ask(STOP, { id: waiting!.id });
    expect(await ask(RETRY, { id: bulkJob!.id })).toMatchObject({ __typename: 'RetryBulkJobSuccess' });
    expect(await balance(shop)).toBe(3);
    await ended(shop);
    expect((await messages(shop)).filter(({ mobileNumber }) => mobileNumber.startsWith('017')).map(({ mobileNumber, status }) => [mobileNumber, status]).toSorted())
      .toEqual([['01711204461', 'REFUNDED'], ['01711204461', 'SENT'], ['01711204462', 'UNKNOWN']]);
    expect(await db.bulkJob.findFirst({ where: { businessId: shop.id, id: decodeId(bulkJob!.id)!.id } })).toMatchObject({ ok: 1, failed: 1 });
    expect(await balance(shop)).toBe(3);
    await isSound(shop);
  });

  it('is not sent for a business that was suspended since, and is paid back', async () => {
    const { shop, ask } = await place(5);
    await ask(SEND, { numbers: numbers('01711204461'), text: 'Eid offer', sendAt: new Date(Date.now() + 1_000).toISOString() });
    await db.business.update({ where: { id: shop.id }, data: { suspendedAt: new Date(), suspendedReason: 'Spam' }, select: { id: true } });
    await ended(shop);
    await settleStuckSms(new Date(Date.now() + DAY_MS));
    expect((await messages(shop)).map(({ status }) => status)).toEqual(['REFUNDED']);
    expect(await balance(shop)).toBe(5);
    await isSound(shop);
  });

  it('is for administrators, and stops only what is theirs', async () => {
    const { shop, ask } = await place(5);
    const member = await withMember(shop, { flags: ['order', 'orderList'] });
    await sessionFor(member);
    const { errors } = await server.graphql(await tokenOf(member), SEND, { input: { numbers: numbers('01711204461'), text: 'Hello' } });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const { bulkJob } = await ask(SEND, { numbers: numbers('01711204461'), text: 'Hello', sendAt: new Date(Date.now() + DAY_MS).toISOString() });
    const { ask: askElsewhere } = await place(5);
    expect(await askElsewhere(STOP, { id: bulkJob!.id })).toMatchObject({ __typename: 'NotFoundError' });
    expect(await balance(shop)).toBe(4);
  });
});
