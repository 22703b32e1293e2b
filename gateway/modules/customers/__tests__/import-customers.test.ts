import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { runRows } from '../../bulk-jobs/run-rows.ts';

let server: TestServer;
let worker: Worker;
let shop: Shop;
let founder: string;

beforeAll(async () => {
  server = await testServer();
  worker = await startWorker();
});
beforeEach(async () => {
  shop = await seedBusiness({ tier: 'ENTERPRISE' });
  founder = await tokenOf(shop.founder);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

async function upload(file: string | Buffer, token = founder): Promise<string> {
  const body = new Uint8Array(Buffer.from(file));
  const response = await server.request(token, '/api/files/customer-import?name=people.csv', { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}

interface Preview {
  columns: { column: number; header: string; field: string | null }[];
  creates: number; changes: number; same: number; wrong: number;
  rows: {
    number: number; label: string; action: string; changes: { field: string; before: string; after: string }[];
    problems: { field: string; message: string }[];
  }[];
}

const PREVIEW = `mutation($input: PreviewCustomerImportInput!) { previewCustomerImport(input: $input) {
  __typename ... on Error { code message }
  ... on PreviewCustomerImportSuccess { preview {
    columns { column header field } creates changes same wrong
    rows { number label action changes { field before after } problems { field message } } } } } }`;
const IMPORT = `mutation($input: ImportCustomersInput!) { importCustomers(input: $input) {
  __typename ... on Error { code message } ... on ImportCustomersSuccess { bulkJob { id title total } } } }`;

type Answer<Data> = { __typename: string; code?: string; message?: string } & Data;

async function preview(input: object, token = founder) {
  const { data, errors } = await server.graphql<{ previewCustomerImport: Answer<{ preview: Preview }> }>(token, PREVIEW, { input });
  return data?.previewCustomerImport ?? { __typename: 'none', message: errors?.[0]?.message, preview: null as never };
}

const planOf = async (file: string | Buffer) => (await preview({ file: await upload(file) })).preview;
const columnsOf = ({ columns }: Preview) => columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []));

async function start(file: string | Buffer, key?: string) {
  const id = await upload(file);
  const { preview: plan } = await preview({ file: id });
  const { data } = await server.graphql<{ importCustomers: Answer<{ bulkJob: { id: string } }> }>(
    founder, IMPORT, { input: { file: id, columns: columnsOf(plan) } }, key ? { 'idempotency-key': key } : {});
  return data!.importCustomers;
}

/** Imports a file with the guessed columns and waits for the end. Returns the counts, or the reason of the refusal. */
async function importFile(file: string | Buffer, key?: string) {
  const { bulkJob, message } = await start(file, key);
  if (!bulkJob) return message;
  const last = () => db.bulkJob.findFirstOrThrow({ where: { businessId: shop.id }, orderBy: { createdAt: 'desc' } });
  await vi.waitFor(async () => expect((await last()).status).toBe('DONE'), { timeout: 30_000, interval: 50 });
  const { total, ok, skipped, failed } = await last();
  return { total, ok, skipped, failed };
}

const customerOf = (phone: string) => db.customer.findFirstOrThrow({
  where: { businessId: shop.id, phone }, include: { addresses: { orderBy: { lastUsedAt: 'desc' } } },
});

const PEOPLE = `\uFEFFনাম,মোবাইল নম্বর,ঠিকানা,জেলা,Tags,Note,No SMS,Score
রহিমা বেগম,০১৭১১-২০৪৪৬৬,"বাড়ি ১২, রোড ৫",ঢাকা,"VIP, Eid",বিকেলে ফোন,,9
Kamal,1811204466,,,,,yes,
Salma  Khatun,+880 1911-204466,"House 3, Mirpur",Dhaka,,,,
`;

describe('an import of customers', () => {
  it('says row by row what it would do, then does it, and does nothing the second time', async () => {
    const plan = await planOf(PEOPLE);
    expect(plan.columns.map(({ field }) => field)).toEqual(['NAME', 'PHONE', 'ADDRESS', 'DISTRICT', 'TAGS', 'NOTE', 'NO_SMS', null]);
    expect(plan).toMatchObject({ creates: 3, changes: 0, same: 0, wrong: 0 });
    expect(plan.rows.map(({ number, label, action }) => [number, label, action])).toEqual([
      [2, 'রহিমা বেগম · 01711204466', 'CREATE'], [3, 'Kamal · 01811204466', 'CREATE'], [4, 'Salma Khatun · 01911204466', 'CREATE'],
    ]);
    expect(await db.customer.count({ where: { businessId: shop.id } })).toBe(0);

    expect(await importFile(PEOPLE)).toEqual({ total: 3, ok: 3, skipped: 0, failed: 0 });
    expect(await customerOf('01711204466')).toMatchObject({
      name: 'রহিমা বেগম', district: 'ঢাকা', tags: ['VIP', 'Eid'], note: 'বিকেলে ফোন', smsOptOut: false,
      addresses: [{ address: 'বাড়ি ১২, রোড ৫', district: 'ঢাকা' }],
    });
    expect(await customerOf('01811204466')).toMatchObject({ name: 'Kamal', smsOptOut: true, addresses: [] });
    expect(await db.auditEntry.count({ where: { businessId: shop.id, summary: 'Added by an import' } })).toBe(3);

    expect(await importFile(PEOPLE)).toBe('There is nothing to do');
    expect(await planOf(PEOPLE)).toMatchObject({ same: 3, creates: 0, changes: 0 });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('changes only what differs: tags are added, a dash clears, and where the last order went stays', async () => {
    await importFile(PEOPLE);
    await withOrder(shop, { lines: [{ product: await withProduct(shop) }], customerName: 'Salma', phone: '01911204466', address: 'House 9, Uttara', district: 'Gazipur' });
    const file = `Name,Phone,Address,District,Tags,Note,No SMS
,01711204466,,Khulna,Wholesale,-,
Kamal Hossain,01811204466,,,,,no
Salma Khatun,01911204466,"House 1, Banani",Sylhet,,,
`;
    const plan = await planOf(file);
    expect(plan.rows.map(({ changes }) => changes)).toEqual([
      [
        { field: 'DISTRICT', before: 'ঢাকা', after: 'Khulna' }, { field: 'TAGS', before: 'VIP, Eid', after: 'VIP, Eid, Wholesale' },
        { field: 'NOTE', before: 'বিকেলে ফোন', after: '' },
      ],
      [{ field: 'NAME', before: 'Kamal', after: 'Kamal Hossain' }, { field: 'NO_SMS', before: 'yes', after: 'no' }],
      [{ field: 'ADDRESS', before: '', after: 'House 1, Banani' }],
    ]);
    expect(await importFile(file)).toEqual({ total: 3, ok: 3, skipped: 0, failed: 0 });
    expect(await customerOf('01711204466')).toMatchObject({ name: 'রহিমা বেগম', tags: ['VIP', 'Eid', 'Wholesale'], note: '', version: 2 });
    expect(await customerOf('01811204466')).toMatchObject({ name: 'Kamal Hossain', smsOptOut: false });
    const salma = await customerOf('01911204466');
    expect(salma).toMatchObject({ district: 'Gazipur', orderCount: 1 });
    expect(salma.addresses[0]!.address).toBe('House 9, Uttara');
    expect(salma.addresses.map(({ address }) => address)).toContain('House 1, Banani');
    expect(await planOf(file)).toMatchObject({ same: 3 });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('shows what is wrong at the cell, takes the other rows, and gives the wrong ones back as a file', async () => {
    const file = [
      'Name,Phone,Tags',
      'Rahim,12345,',
      'Karim,1.71E+09,',
      'Nobody,,',
      ',01711000001,',
      'Twice,01711000002,',
      'Again,+8801711000002,',
      `Tagged,01711000003,${'x'.repeat(31)}`,
      'Right,01711000004,VIP',
    ].join('\n');
    const plan = await planOf(file);
    expect(plan.rows.map(({ problems }) => problems.map(({ field, message }) => `${field}: ${message}`).join('; '))).toEqual([
      'PHONE: Not a mobile number of Bangladesh',
      'PHONE: Excel has shortened this number. Format the column as text and type it again.',
      'PHONE: A customer is known by the phone number, and there is none',
      'NAME: A new customer needs a name',
      '',
      'PHONE: Row 6 is about the same phone number',
      'TAGS: A tag has at most 30 characters',
      '',
    ]);
    expect(plan).toMatchObject({ creates: 2, wrong: 6 });
    const filter = encodeURIComponent(JSON.stringify({ file: await upload(file), columns: columnsOf(plan) }));
    const wrong = await (await server.request(founder, `/api/export/customer-import-problems?format=csv&filter=${filter}`, {})).text();
    const lines = wrong.trim().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('Name,Phone,Tags,Problem');
    expect(lines[1]).toBe('Rahim,12345,,PHONE: Not a mobile number of Bangladesh');
    expect(await importFile(file)).toEqual({ total: 2, ok: 2, skipped: 0, failed: 0 });
  });

  it('remembers what somebody has said of a column', async () => {
    const file = 'Kunde,Nummer\nRahim,01711000001\n';
    const id = await upload(file);
    expect((await preview({ file: id })).preview.columns.map(({ field }) => field)).toEqual([null, null]);
    const columns = [{ column: 0, field: 'NAME' }, { column: 1, field: 'PHONE' }];
    const { data } = await server.graphql<{ importCustomers: Answer<object> }>(founder, IMPORT, { input: { file: id, columns } });
    expect(data!.importCustomers.__typename).toBe('ImportCustomersSuccess');
    expect((await planOf(`${file}Karim,01711000002\n`)).columns.map(({ field }) => field)).toEqual(['NAME', 'PHONE']);
  });

  it('starts once under one key', async () => {
    const file = 'Name,Phone\nRahim,01711000001\n';
    expect(await importFile(file, 'people')).toMatchObject({ ok: 1 });
    expect(await importFile(file, 'people')).toMatchObject({ ok: 1 });
    expect(await db.bulkJob.count({ where: { businessId: shop.id } })).toBe(1);
  });

  it('takes somebody who orders meanwhile for who they are', async () => {
    await worker.stop();
    try {
      const { bulkJob } = await start('Name,Phone,District\nRahim Uddin,01711000001,Khulna\nKarim,01711000002,\n');
      await withOrder(shop, { lines: [{ product: await withProduct(shop) }], customerName: 'Rahim', phone: '01711000001', district: 'Dhaka' });
      const job = await db.bulkJob.findFirstOrThrow({ where: { businessId: shop.id } });
      expect(bulkJob).toMatchObject({ total: 2 });
      await execute(runRows, await sessionFor(shop.founder), { jobId: job.id, take: 25 });
      expect(await customerOf('01711000001')).toMatchObject({ name: 'Rahim Uddin', district: 'Dhaka', orderCount: 1 });
      expect(await customerOf('01711000002')).toMatchObject({ orderCount: 0 });
      expect(await findDrift(ledgerChecks)).toEqual([]);
    } finally {
      worker = await startWorker();
    }
  });

  it.each(['csv', 'xlsx'])('takes its own list as %s back without a change', async (format) => {
    await importFile(`${PEOPLE}"=HYPERLINK(""x"")",01711000009,,,'=x,"a\nb",no,\n`);
    const list = Buffer.from(await (await server.request(founder, `/api/export/customers?format=${format}`, {})).arrayBuffer());
    expect(await planOf(list)).toMatchObject({ same: 4, creates: 0, changes: 0, wrong: 0 });
  });

  it('has an empty file to begin with, whose columns it knows', async () => {
    const template = await (await server.request(founder, '/api/export/customer-template?format=csv', {})).text();
    const plan = await planOf(`${template}Rahim,01711000001,,,,,\n`);
    expect(plan.columns.every(({ field }) => field !== null)).toBe(true);
    expect(plan.creates).toBe(1);
  });

  it('is refused to whoever is no administrator, and of a file of another business', async () => {
    const id = await upload(PEOPLE);
    const staff = await tokenOf(await withMember(shop, { flags: ['orderList', 'newOrder', 'orderUpdate'] }));
    expect((await preview({ file: id }, staff)).message).toBe('You do not have permission to do this');
    const rival = await tokenOf((await seedBusiness()).founder);
    expect(await preview({ file: id }, rival)).toMatchObject({ code: 'NOT_FOUND' });
    const filter = encodeURIComponent(JSON.stringify({ file: id, columns: [] }));
    const path = `/api/export/customer-import-problems?filter=${filter}`;
    expect((await server.request(staff, path, {})).status).toBe(403);
    expect((await server.request(rival, path, {})).status).toBe(404);
  });
});
