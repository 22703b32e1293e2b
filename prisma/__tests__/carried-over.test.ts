import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createDatabase } from '../../e2e/support/database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS, readMigrations } from '../migration-files.ts';

const SHOP = '00000000-0000-7000-8000-00000000b001';
const OTHER = '00000000-0000-7000-8000-00000000b002';
const [ADS, RENT, SAREE, SHAWL] = ['a1', 'a2', 'c1', 'c2'].map((end) => `00000000-0000-7000-8000-0000000000${end}`);

let before: string;
let client: pg.Client;
afterEach(async () => {
  await client.end();
  rmSync(before, { recursive: true });
});

/** A database as it was before a migration, to be filled; `rest` applies that migration and those after it. */
async function databaseBefore(migration: string): Promise<{ rest: () => Promise<unknown> }> {
  before = mkdtempSync(join(tmpdir(), 'karbar-migrations-'));
  for (const { name } of readMigrations().filter((earlier) => earlier.name < timeOf(migration))) {
    cpSync(join(MIGRATIONS, name), join(before, name), { recursive: true });
  }
  const url = await createDatabase('empty');
  await migrate(url, before);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  return { rest: () => migrate(url, MIGRATIONS) };
}

const timeOf = (migration: string) => readMigrations().find(({ name }) => name.endsWith(`_${migration}`))!.name;

const business = (id: string) => `
  INSERT INTO "Business" ("id", "name", "packageExpiresAt", "smsRate", "productLimit", "ecomOrderLimit", "userLimit", "packagePricePoisha", "createdById")
  VALUES ('${id}', 'Shop ${id.slice(-1)}', now(), 0.35, 1, 1, 1, 1, gen_random_uuid());
  INSERT INTO "Account" ("businessId", "id", "code", "name", "type", "kind") VALUES
    ('${id}', '${ADS}', 'bank', 'Bank', 'ASSET', 'MONEY'), ('${id}', '${RENT}', 'ad-spend', 'Advertising', 'EXPENSE', 'OTHER');
  INSERT INTO "Product" ("businessId", "id", "name", "updatedAt") VALUES ('${id}', '${SAREE}', 'Saree', now()), ('${id}', '${SHAWL}', 'Shawl', now());`;

/** An ad expense of the day so many days ago, as it was entered before there were campaigns. */
const expense = (id: string, number: number, platform: string, campaign: string, products: readonly string[]) => {
  const voucher = `00000000-0000-7000-8000-00000000d${String(number).padStart(3, '0')}`;
  return `
    INSERT INTO "Voucher" ("businessId", "id", "number", "kind", "day", "accountId", "counterId", "amountPoisha", "createdAt", "updatedAt")
    VALUES ('${id}', '${voucher}', ${number}, 'AD_EXPENSE', '2026-11-01', '${ADS}', '${RENT}', 120000, '2026-11-0${number}', now());
    INSERT INTO "AdSpend" ("businessId", "voucherId", "platform", "campaign", "usdCents", "rate", "fromDay", "toDay")
    VALUES ('${id}', '${voucher}', '${platform}', '${campaign}', 1000, 120, '2026-11-01', '2026-11-01');
    ${products.map((product) => `INSERT INTO "AdSpendProduct" VALUES ('${id}', '${voucher}', '${product}');`).join('')}`;
};

test('what ad expenses named before there were campaigns becomes a campaign each, with what they advertised', async () => {
  const { rest } = await databaseBefore('campaigns');
  await client.query([
    business(SHOP), business(OTHER),
    expense(SHOP, 1, 'Facebook', 'Eid sale', [SAREE!]), expense(SHOP, 2, 'facebook', 'EID SALE', [SAREE!, SHAWL!]),
    expense(SHOP, 3, 'Google', 'Eid sale', []), expense(SHOP, 4, 'Facebook', '', [SAREE!]),
    expense(OTHER, 1, 'Facebook', 'Eid sale', [SHAWL!]),
  ].join('\n'));
  await rest();
  const { rows } = await client.query(`
    SELECT right(c."businessId"::text, 1) AS "shop", c."platform", c."name", c."isMapped", to_char(c."createdAt", 'DD') AS "since",
      (SELECT count(*)::int FROM "AdSpend" s WHERE s."businessId" = c."businessId" AND s."campaignId" = c."id") AS "expenses",
      (SELECT string_agg(p."name" || ' ' || cp."weight", ', ' ORDER BY p."name") FROM "CampaignProduct" cp
        JOIN "Product" p ON p."businessId" = cp."businessId" AND p."id" = cp."productId"
        WHERE cp."businessId" = c."businessId" AND cp."campaignId" = c."id") AS "products"
    FROM "Campaign" c ORDER BY 1, 2, 3`);
  expect(rows).toEqual([
    // Of two spellings the first one stays.
    { shop: '1', platform: 'Facebook', name: 'Eid sale', isMapped: true, since: '01', expenses: 2, products: 'Saree 1, Shawl 1' },
    { shop: '1', platform: 'Google', name: 'Eid sale', isMapped: false, since: '03', expenses: 1, products: null },
    { shop: '2', platform: 'Facebook', name: 'Eid sale', isMapped: true, since: '01', expenses: 1, products: 'Shawl 1' },
  ]);
  const { rows: without } = await client.query('SELECT "campaign" FROM "AdSpend" WHERE "campaignId" IS NULL');
  expect(without).toEqual([{ campaign: '' }]);
});

test('the credit for a confirmation that was undone before goes, and a preorder that was taken up again waits since then', async () => {
  const { rest } = await databaseBefore('credit_of_undone_steps');
  const order = (number: number, status: string, steps: string) => {
    const id = `00000000-0000-7000-8000-00000000e00${number}`;
    return `
      INSERT INTO "Order" ("businessId", "id", "number", "status", "customerId", "customerName", "phone", "address", "source", "itemSummary", "itemCount",
          "itemsPoisha", "totalPoisha", "createdByName", "searchText", "createdAt", "updatedAt")
        VALUES ('${SHOP}', '${id}', ${number}, '${status}', '${SAREE}', 'Farhana', '01711204466', 'Dhaka', 'Phone', 'Saree', 1, 100, 100, '', '', '2026-11-01Z', now());
      INSERT INTO "OrderTransition" ("businessId", "id", "orderId", "orderVersion", "from", "to", "createdAt")
        SELECT '${SHOP}', gen_random_uuid(), '${id}', v, f::"OrderStatus", t::"OrderStatus", '2026-11-01Z'::timestamptz + v * interval '1 day' FROM (VALUES ${steps}) AS s (v, f, t);`;
  };
  await client.query([
    business(SHOP),
    `INSERT INTO "Customer" ("businessId", "id", "name", "phone") VALUES ('${SHOP}', '${SAREE}', 'Farhana', '01711204466');`,
    order(1, 'CONFIRMED', `(1, NULL, 'PENDING'), (3, 'PENDING', 'CONFIRMED'), (4, 'CONFIRMED', 'PENDING'), (6, 'PENDING', 'CONFIRMED')`),
    order(2, 'PREORDER', `(1, NULL, 'PREORDER'), (2, 'PREORDER', 'CANCELLED'), (5, 'CANCELLED', 'PREORDER')`),
    order(3, 'PREORDER', `(1, NULL, 'PREORDER')`),
  ].join('\n'));
  await rest();
  const { rows: steps } = await client.query('SELECT "orderVersion" AS v FROM "OrderTransition" WHERE NOT "isCredited" ORDER BY "orderId", 1');
  expect(steps).toEqual([{ v: 3 }, { v: 4 }]);
  const { rows: orders } = await client.query(`SELECT "number", to_char("requeuedAt" AT TIME ZONE 'UTC', 'DD') AS "since" FROM "Order" ORDER BY 1`);
  expect(orders).toEqual([{ number: 1, since: null }, { number: 2, since: '06' }, { number: 3, since: null }]);
});

test('what was booked with parties before is added up by month, and what follows with it', async () => {
  const { rest } = await databaseBefore('party_months');
  const entry = (day: string, poisha: number, party: string) => `
    WITH e AS (INSERT INTO "JournalEntry" ("businessId", "id", "description", "sourceType", "sourceId", "causeId", "kind", "day")
      VALUES ('${SHOP}', gen_random_uuid(), 'x', 'Voucher', gen_random_uuid(), gen_random_uuid(), 'x', '${day}') RETURNING *)
    INSERT INTO "JournalLine" ("businessId", "id", "entryId", "accountId", "partyType", "partyId", "debitPoisha", "creditPoisha", "day")
      SELECT '${SHOP}', gen_random_uuid(), e."id", a, t::"PartyType", p, d, c, e."day" FROM e, (VALUES
        ('${ADS}'::uuid, 'COURIER', '${party}'::uuid, ${poisha}, 0), ('${RENT}'::uuid, NULL, NULL::uuid, 0, ${poisha})) AS l (a, t, p, d, c);`;
  await client.query(business(SHOP) + entry('2026-01-31', 100, SAREE!) + entry('2026-02-01', 20, SAREE!) + entry('2026-02-28', 3, SAREE!));
  await rest();
  await client.query(entry('2026-02-15', 4_000, SAREE!) + entry('2026-02-15', 7, SHAWL!));
  const { rows } = await client.query(`SELECT "partyId", to_char("start", 'YYYY-MM-DD') AS "start", "debitPoisha"::int AS "debit" FROM "PartyMonth" ORDER BY 1, 2`);
  expect(rows).toEqual([
    { partyId: SAREE, start: '2026-01-01', debit: 100 }, { partyId: SAREE, start: '2026-02-01', debit: 4_023 },
    { partyId: SHAWL, start: '2026-02-01', debit: 7 },
  ]);
});

test('charges of couriers that were left empty before are not known, and what can be free is', async () => {
  const { rest } = await databaseBefore('charges_not_known');
  const method = (name: string, kind: string, ...charges: [inside: number, suburb: number, outside: number]) => `
    INSERT INTO "Courier" ("businessId", "id", "name", "kind", "provider", "insidePoisha", "suburbPoisha", "outsidePoisha")
    VALUES ('${SHOP}', gen_random_uuid(), '${name}', '${kind}', ${kind === 'API' ? `'STEADFAST'` : 'NULL'}, ${charges.join(', ')});`;
  await client.query([
    business(SHOP),
    method('Nothing said', 'MANUAL', 0, 0, 0), method('Counter', 'PICKUP', 0, 0, 0), method('Whole', 'API', 60, 90, 120),
    method('Two said', 'API', 60, 0, 120), method('Far only', 'API', 0, 0, 120), method('Near only', 'MANUAL', 60, 0, 0),
    method('Own rider nearby', 'MANUAL', 0, 0, 120), method('Own rider around', 'MANUAL', 0, 90, 0),
  ].join('\n'));
  await rest();
  const { rows } = await client.query<{ name: string; charges: string }>(`
    SELECT "name", concat_ws(' ', coalesce("insidePoisha"::text, '–'), coalesce("suburbPoisha"::text, '–'), coalesce("outsidePoisha"::text, '–')) AS "charges"
    FROM "Courier" ORDER BY "createdAt", "name"`);
  expect(Object.fromEntries(rows.map(({ name, charges }) => [name, charges]))).toEqual({
    'Nothing said': '– – –', 'Counter': '0 0 0', 'Whole': '60 90 120',
    'Two said': '60 – 120', 'Far only': '– – 120', 'Near only': '60 – –', 'Own rider nearby': '0 0 120', 'Own rider around': '0 90 –',
  });
});

test('of campaigns whose names two keyboards write differently, one is found by its name from now on', async () => {
  const { rest } = await databaseBefore('campaign_spellings');
  const campaign = (day: number, name: string) => `
    INSERT INTO "Campaign" ("businessId", "id", "platform", "name", "key", "createdAt")
    VALUES ('${SHOP}', gen_random_uuid(), 'Facebook', '${name}', E'facebook\\n${name}', '2026-11-0${day}Z');`;
  const [oneLetter, twoLetters] = ['বিজ\u09df', 'বিজ\u09af\u09bc'];
  await client.query(business(SHOP) + [oneLetter, twoLetters, 'গা\u09dcি', 'র\u200c\u09cd\u09afাক', 'eid sale'].map((name, index) => campaign(index + 1, name)).join(''));
  await rest();
  const { rows } = await client.query<{ name: string }>(`SELECT substr("key", 10) AS "name" FROM "Campaign" ORDER BY "createdAt"`);
  expect(rows.map(({ name }) => name)).toEqual([oneLetter, twoLetters, 'গা\u09a1\u09bcি', 'র\u200d\u09cd\u09afাক', 'eid sale']);
});
