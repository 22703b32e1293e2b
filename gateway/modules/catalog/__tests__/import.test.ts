import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withBundle, withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { createBrand } from '../brands.ts';
import { createCategory } from '../categories.ts';

let server: TestServer;
let worker: Worker;
let shop: Shop;
let founder: string;

beforeAll(async () => {
  server = await testServer();
  worker = await startWorker();
  shop = await seedBusiness({ tier: 'ENTERPRISE' });
  founder = await tokenOf(shop.founder);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

async function upload(file: string | Buffer, token = founder): Promise<string> {
  const body = new Uint8Array(Buffer.from(file));
  const response = await server.request(token, '/api/files/product-import?name=goods.csv', { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}

interface Preview {
  columns: { column: number; header: string; samples: string[]; field: string | null }[];
  creates: number; adds: number; changes: number; same: number; wrong: number; freeStock: number;
  rows: {
    number: number; label: string; action: string; changes: { field: string; before: string; after: string }[];
    problems: { field: string; message: string }[];
  }[];
}

const PREVIEW = `mutation($input: PreviewProductImportInput!) { previewProductImport(input: $input) {
  __typename ... on Error { code message }
  ... on PreviewProductImportSuccess { preview {
    columns { column header samples field } creates adds changes same wrong freeStock
    rows { number label action changes { field before after } problems { field message } } } } } }`;
const IMPORT = `mutation($input: ImportProductsInput!) { importProducts(input: $input) {
  __typename ... on Error { code message } ... on ImportProductsSuccess { bulkJob { id title total } } } }`;

type Answer<Data> = { __typename: string; code?: string; message?: string } & Data;

async function preview(input: object, token = founder) {
  const { data, errors } = await server.graphql<{ previewProductImport: Answer<{ preview: Preview }> }>(token, PREVIEW, { input });
  return data?.previewProductImport ?? { __typename: 'none', message: errors?.[0]?.message, preview: null as never };
}

const columnsOf = ({ columns }: Preview) => columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []));

/** Imports a file with the guessed column mapping and waits for the job's end. Returns its counts, or the reason of the refusal. */
async function importFile(file: string | Buffer, key?: string) {
  const id = await upload(file);
  const { preview: plan } = await preview({ file: id });
  const input = { file: id, columns: columnsOf(plan) };
  const { data } = await server.graphql<{ importProducts: Answer<{ bulkJob: { id: string } }> }>(
    founder, IMPORT, { input }, key ? { 'idempotency-key': key } : {});
  const { bulkJob, message } = data!.importProducts;
  if (!bulkJob) return message;
  const last = () => db.bulkJob.findFirstOrThrow({ where: { businessId: shop.id }, orderBy: { createdAt: 'desc' } });
  await vi.waitFor(async () => expect((await last()).status).toBe('DONE'), { timeout: 30_000, interval: 50 });
  const { total, ok, skipped, failed } = await last();
  return { total, ok, skipped, failed };
}

const take = async (path: string) =>
  Buffer.from(await (await server.request(founder, `/api/export/products?${path}`, {})).arrayBuffer());

const variantOf = (sku: string) => db.variant.findFirstOrThrow({
  where: { businessId: shop.id, sku }, include: { product: { include: { category: true, brand: true } }, balances: true },
});

const GOODS = `\uFEFFProduct,Variant,SKU,Barcode,Price,Sale price,Category,Brand,Opening stock,Opening cost,Low stock level,Colour
জামদানি শাড়ি,লাল,JAM-RED,0880123,"৳ ৩,৫০০",3200,Clothes > Sarees,আড়ং,৪,1900,2,x
জামদানি শাড়ি,নীল,JAM-BLU,,1.0E+3,,Clothes > Sarees,আড়ং,0,,,x
Clay mug,,,,120,,Kitchen,,10,,,x
`;

describe('an import of products', () => {
  it('knows a SKU again that another keyboard has written', async () => {
    const own = await seedBusiness();
    const { variantId } = await withProduct(own, { name: 'Saree', price: 900 });
    await db.variant.update({ where: { businessId_id: { businessId: own.id, id: variantId } }, data: { sku: '\u09b6\u09be\u09dc\u09bf-1' }, select: { id: true } });
    const token = await tokenOf(own.founder);
    const file = await upload('Product,SKU,Price\nSaree,\u09b6\u09be\u09dc\u09bf-1,950\n', token);
    const { preview: plan } = await preview({ file }, token);
    expect(plan.rows.map(({ action, changes }) => [action, changes.length])).toEqual([['CHANGE', 1]]);
  });

  it('says row by row what it would do, then does it, and does nothing the second time', async () => {
    const { preview: plan } = await preview({ file: await upload(GOODS) });
    expect(plan.columns.map(({ field }) => field)).toEqual([
      'PRODUCT', 'VARIANT', 'SKU', 'BARCODE', 'PRICE', 'SALE_PRICE', 'CATEGORY', 'BRAND', 'OPENING_STOCK', 'OPENING_COST', 'LOW_STOCK_LEVEL', null,
    ]);
    expect(plan).toMatchObject({ creates: 2, adds: 1, changes: 0, same: 0, wrong: 0, freeStock: 1 });
    expect(plan.rows.map(({ number, label, action }) => [number, label, action]))
      .toEqual([[2, 'JAM-RED', 'CREATE'], [3, 'JAM-BLU', 'ADD'], [4, 'CLAY-MUG', 'CREATE']]);
    expect(await db.product.count({ where: { businessId: shop.id } })).toBe(0);

    expect(await importFile(GOODS)).toEqual({ total: 3, ok: 3, skipped: 0, failed: 0 });
    const red = await variantOf('JAM-RED');
    expect(red).toMatchObject({
      barcode: '0880123', pricePoisha: 350_000n, salePricePoisha: 320_000n, avgCostPoisha: 190_000n, lowStockLevel: 2,
      product: { name: 'জামদানি শাড়ি', category: { name: 'Sarees' }, brand: { name: 'আড়ং' } }, balances: [{ onHand: 4 }],
    });
    expect(await variantOf('JAM-BLU')).toMatchObject({ productId: red.productId, pricePoisha: 100_000n });
    expect((await db.business.findUniqueOrThrow({ where: { id: shop.id } })).productUsage).toBe(2);

    expect(await importFile(GOODS)).toBe('There is nothing to do');
    expect((await preview({ file: await upload(GOODS) })).preview).toMatchObject({ same: 3, creates: 0, adds: 0, changes: 0 });
  });

  it('changes only what differs, and leaves what is empty; a dash clears', async () => {
    const file = 'SKU,Price,Sale price,Brand,Category\njam-red,3100,,-,\nJAM-BLU,1000,,,\n';
    const { preview: plan } = await preview({ file: await upload(file) });
    expect(plan.rows.map(({ action }) => action)).toEqual(['CHANGE', 'SAME']);
    expect(plan.rows[0]!.changes).toEqual([
      { field: 'PRICE', before: '৳3,500', after: '৳3,100' }, { field: 'BRAND', before: 'আড়ং', after: '' },
      { field: 'SALE_PRICE', before: '৳3,200', after: '' },
    ]);
    expect(await importFile(file)).toEqual({ total: 1, ok: 1, skipped: 0, failed: 0 });
    expect(await variantOf('JAM-RED')).toMatchObject({ pricePoisha: 310_000n, salePricePoisha: null, barcode: '0880123', product: { brand: null } });
    const [entry] = await db.auditEntry.findMany({
      where: { businessId: shop.id, entityId: (await variantOf('JAM-RED')).productId }, orderBy: { createdAt: 'desc' }, take: 1,
    });
    expect(entry!.summary).toBe('Imported JAM-RED. Price: ৳3,500 to ৳3,100. Brand: আড়ং to none. Sale price: ৳3,200 to none');
  });

  it('adds variants of one product together, in their order, and makes a brand that two rows name once', async () => {
    const file = `Product,Variant,SKU,Price,Category,Brand,Opening stock,Opening cost
Clay mug,Large,MUG-L,150,,,2,60
Tray,,TRAY-1,300,Kitchen > Trays,Mati,,
Clay mug,Small,MUG-S,90,,,3,40
Basin,,BASIN-1,200,Kitchen > Trays,Mati,1,80
Basin,Deep,BASIN-2,220,,,,
`;
    expect(await importFile(file)).toEqual({ total: 5, ok: 5, skipped: 0, failed: 0 });
    const [large, small, basin, deep, tray] = await Promise.all(['MUG-L', 'MUG-S', 'BASIN-1', 'BASIN-2', 'TRAY-1'].map(variantOf));
    const mug = await variantOf('CLAY-MUG');
    expect([large, small].map((one) => [one!.productId, one!.position, one!.balances.map(({ onHand }) => onHand)]))
      .toEqual([[mug.productId, 1, [2]], [mug.productId, 2, [3]]]);
    expect([deep!.productId, deep!.position]).toEqual([basin!.productId, 1]);
    expect([basin, tray].map((one) => [one!.product.category?.name, one!.product.brand?.name])).toEqual([['Trays', 'Mati'], ['Trays', 'Mati']]);
    expect(await db.brand.count({ where: { businessId: shop.id, name: 'Mati' } })).toBe(1);
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('shows what is wrong at the cell, and takes the other rows', async () => {
    const file = [
      'Product,Variant,SKU,Barcode,Price,Sale price,Category',
      'Lamp,,LAMP-1,8.80123E+12,100,,', // Excel has dropped digits.
      'Lamp,,LAMP-1,,abc,,',
      ',,GHOST,,10,,',
      'Vase,,VASE-1,,,,',
      'Vase,,VASE-2,0880123,90,100,',
      'Bowl,A,BOWL-A,,50,,Kitchen',
      'Bowl,,BOWL-B,,50,,Garden',
      'Bowl,C,BOWL-A,,50,,',
      'Clay mug,,MUG-2,,50,,',
      'Plate,,PLATE,,70,,',
    ].join('\n');
    const { preview: plan } = await preview({ file: await upload(file) });
    const problems = plan.rows.map(({ problems: all }) => all.map(({ field, message }) => `${field}: ${message}`).join('; '));
    expect(problems).toEqual([
      'BARCODE: Excel has shortened this number. Format the column as text and type it again.',
      'PRICE: Not a number',
      'PRODUCT: No variant has this SKU, and a new one needs a product name',
      'PRICE: A new variant needs a price',
      'SALE_PRICE: Not above the price; BARCODE: JAM-RED has this barcode',
      '',
      'CATEGORY: Row 7 says otherwise of the same product',
      'SKU: Row 7 is about the same SKU',
      'VARIANT: Say what tells this variant from the others of the product',
      '',
    ]);
    expect(plan).toMatchObject({ creates: 2, wrong: 8 });
    expect((await preview({ file: await upload(file), show: 'WRONG', after: 9 })).preview.rows.map(({ number }) => number)).toEqual([10]);
    const filter = encodeURIComponent(JSON.stringify({ file: await upload(file), columns: columnsOf(plan!) }));
    const wrong = (await (await server.request(founder, `/api/export/product-import-problems?format=csv&filter=${filter}`, {})).text()).trim().split('\r\n');
    expect(wrong).toHaveLength(9);
    expect(wrong[0]).toBe('Product,Variant,SKU,Barcode,Price,Sale price,Category,Problem');
    expect(wrong[2]).toBe('Lamp,,LAMP-1,,abc,,,PRICE: Not a number');
    expect(await importFile(file)).toEqual({ total: 2, ok: 2, skipped: 0, failed: 0 });
  });

  it('gives a bundle neither a level nor a second variant: it has no stock of its own', async () => {
    const gift = await withBundle(shop, { name: 'Gift set', parts: [[await withProduct(shop), 1]] });
    const file = `SKU,Product,Variant,Price,Low stock level\n${gift.sku},,,700,5\nGIFT-2,Gift set,Large,900,\n`;
    const { preview: plan } = await preview({ file: await upload(file) });
    expect(plan.rows.map(({ problems }) => problems)).toEqual([
      [{ field: 'LOW_STOCK_LEVEL', message: 'A bundle has no stock of its own' }],
      [{ field: 'PRODUCT', message: 'A bundle has one variant only' }],
    ]);
    expect(await importFile(file)).toBe('There is nothing to do');
  });

  it('remembers what somebody has said of a column', async () => {
    const file = 'Artikel,Kosten\nTray,80\n';
    const id = await upload(file);
    expect((await preview({ file: id })).preview.columns.map(({ field }) => field)).toEqual([null, null]);
    const columns = [{ column: 0, field: 'PRODUCT' }, { column: 1, field: 'PRICE' }];
    const { data } = await server.graphql<{ importProducts: Answer<object> }>(founder, IMPORT, { input: { file: id, columns } });
    expect(data!.importProducts.__typename).toBe('ImportProductsSuccess');
    expect((await preview({ file: await upload(`${file}Jug,90\n`) })).preview.columns.map(({ field }) => field)).toEqual(['PRODUCT', 'PRICE']);
    const twice = await preview({ file: id, columns: [{ column: 0, field: 'PRICE' }, { column: 1, field: 'PRICE' }] });
    expect(twice.message).toBe('Two columns mean the same');
  });

  it('says of each cell with a broken formula that it is one, in a file with the separator in its first line', async () => {
    const { preview: plan } = await preview({ file: await upload('sep=;\r\nProduct;SKU;Price\r\nStool;#N/A;#REF!\r\nBench;BEN-1;"1,250"\r\n') });
    const broken = (error: string) => `The spreadsheet shows ${error} here: its formula has no value. Type the value instead.`;
    expect(plan.rows.map(({ number, action, problems }) => [number, action, problems])).toEqual([
      [2, 'WRONG', [{ field: 'SKU', message: broken('#N/A') }, { field: 'PRICE', message: broken('#REF!') }]], [3, 'CREATE', []],
    ]);
  });

  it('adds no variant beyond the limit of a product, however many come by its form at the same moment', async () => {
    const variantsOf = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => ({ name: `Kind ${from + n}`, sku: `FULL-${from + n}`, price: 10 }));
    const { data: made } = await server.graphql<{ createProduct: { product: { id: string; version: number; variants: { id: string; name: string; sku: string }[] } } }>(founder,
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { ... on CreateProductSuccess { product { id version variants { id name sku } } } } }',
      { input: { name: 'Beads', variants: variantsOf(0, 98) } });
    const { id, version, variants } = made!.createProduct.product;
    const row = await db.product.findFirstOrThrow({ where: { businessId: shop.id, name: 'Beads' } });
    const untilWaiting = (count: number) => vi.waitFor(async () => {
      const { rows } = await pool.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"Product"%'`);
      expect(rows).toHaveLength(count);
    }, { timeout: 20_000, interval: 20 });
    // Both wait for the product, its form first.
    const blocker = await pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT 1 FROM "Product" WHERE "id" = $1 FOR NO KEY UPDATE', [row.id]);
    const saved = server.graphql<{ updateProduct: object }>(founder, 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename } }',
      { input: { id, version, name: 'Beads', variants: [...variants.map((known) => ({ ...known, price: 10 })), ...variantsOf(98, 99)] } });
    await untilWaiting(1);
    const imported = importFile('Product,Variant,SKU,Price\nBeads,Kind 100,FULL-100,10\nBeads,Kind 101,FULL-101,10\n');
    await untilWaiting(2);
    await blocker.query('ROLLBACK');
    blocker.release();
    expect((await saved).data).toEqual({ updateProduct: { __typename: 'UpdateProductSuccess' } });
    expect(await imported).toEqual({ total: 2, ok: 1, skipped: 0, failed: 1 });
    expect(await db.variant.count({ where: { businessId: shop.id, productId: row.id } })).toBe(100);
  });

  it('starts once under one key, also when its rows are done meanwhile', async () => {
    const file = 'Product,SKU,Price\nKettle,KET-1,500\n';
    expect(await importFile(file, 'kettle')).toMatchObject({ ok: 1 });
    const jobs = () => db.bulkJob.count({ where: { businessId: shop.id } });
    const before = await jobs();
    expect(await importFile(file, 'kettle')).toMatchObject({ ok: 1 });
    expect(await jobs()).toBe(before);
  });

  it('is refused to whoever may not change products, and of a file of another business', async () => {
    const id = await upload(GOODS);
    const staff = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
    expect((await preview({ file: id }, staff)).message).toBe('You do not have permission to do this');
    const rival = await tokenOf((await seedBusiness()).founder);
    expect(await preview({ file: id }, rival)).toMatchObject({ code: 'NOT_FOUND' });
    const path = `/api/export/product-import-problems?filter=${encodeURIComponent(JSON.stringify({ file: id }))}`;
    expect((await server.request(staff, path, {})).status).toBe(403);
    expect((await server.request(rival, path, {})).status).toBe(404);
    const picture = await db.storedFile.create({
      data: { businessId: shop.id, purpose: 'product-image', status: 'READY', hash: 'y', name: 'a', contentType: 'image/webp', storedBytes: 0 },
    });
    const foreign = Buffer.from(`StoredFile:${picture.id}`).toString('base64url');
    expect((await preview({ file: foreign })).code).toBe('NOT_FOUND');
  });
});

describe('an export of products', () => {
  it.each(['csv', 'xlsx'])('as %s is imported again without a change, formulas and odd texts too', async (format) => {
    await importFile('Product,SKU,Price,Description\n"=HYPERLINK(""x"")",-1+1,10,"a, ""b""\nc"\n\'\'=x,ODD,10.05,\n');
    const file = await take(`format=${format}`);
    const { preview: plan } = await preview({ file: await upload(file) });
    expect(plan.rows.filter(({ action }) => action !== 'SAME')).toEqual([]);
    expect(plan.same).toBeGreaterThan(5);
  });

  it('obeys the filters, and holds formulas as texts and amounts as numbers', async () => {
    const filter = (search: string) => `filter=${encodeURIComponent(JSON.stringify({ search }))}`;
    const csv = (await take(filter('HYPERLINK'))).toString();
    expect(csv.split('\r\n')[1]).toMatch(/^"'=HYPERLINK\(""x""\)",,'-1\+1,/);
    const { sheets: [sheet] } = await readXlsx(await take(`${filter('HYPERLINK')}&format=xlsx`));
    expect(sheet!.rows).toHaveLength(2);
    expect(sheet!.rows[1]!.slice(0, 5)).toEqual(['=HYPERLINK("x")', '', '-1+1', null, 10]);
    expect((await server.request(founder, '/api/export/products?format=pdf', {})).status).toBe(400);
  });

  it('leaves the cost empty before the first piece came, and says 0 of what came for nothing', async () => {
    for (const [sku, stock, cost] of [['COST-NONE', 0, 0], ['COST-FREE', 3, 0], ['COST-PAID', 3, 40]] as const) await withProduct(shop, { sku, stock, cost });
    const [headers = '', ...lines] = (await take(`filter=${encodeURIComponent(JSON.stringify({ search: 'cost-' }))}`)).toString().split('\r\n');
    expect(headers.split(',').at(-1)).toBe('Cost');
    const costs = lines.filter(Boolean).map((line) => [/COST-\w+/.exec(line)![0], line.split(',').at(-1)]);
    expect(Object.fromEntries(costs)).toEqual({ 'COST-NONE': '', 'COST-FREE': '0.00', 'COST-PAID': '40.00' });
  });
});

it('knows brand, category and product again that another keyboard has written with the other joiner', async () => {
  const [one, other] = ['\u200c', '\u200d'].map((joiner) => `\u09b0${joiner}\u09cd\u09af\u09be\u0995\u09c7\u099f`);
  const session = Session.system(shop.id);
  const { id: brandId } = await execute(createBrand, session, { name: one });
  const { id: categoryId } = await execute(createCategory, session, { name: one });
  const rowOf = (name: string, size: string) => `${name},${size},RACKET-${size},900,${name},${name}\n`;
  const header = 'Product,Variant,SKU,Price,Category,Brand\n';
  expect(await importFile(header + rowOf(other!, 'S') + rowOf(one!, 'M'))).toEqual({ total: 2, ok: 2, skipped: 0, failed: 0 });
  expect(await importFile(header + rowOf(one!, 'L'))).toEqual({ total: 1, ok: 1, skipped: 0, failed: 0 });
  const sizes = await Promise.all(['S', 'M', 'L'].map((size) => variantOf(`RACKET-${size}`)));
  expect(sizes.map(({ product }) => [product.brandId, product.categoryId])).toEqual(sizes.map(() => [brandId, categoryId]));
  expect(new Set(sizes.map(({ productId }) => productId)).size).toBe(1);
});
