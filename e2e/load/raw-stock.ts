import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { BENCH_BUSINESS, BENCH_SUPPLIER, BENCH_USER } from './generate.ts';

export interface Line {
  variantId: string;
  quantity: number;
  /** Poisha. */
  unitCost: number;
}

const LINES = `json_to_recordset($2::json) AS l ("id" uuid, "position" int, "variantId" uuid, "quantity" int, "unitCost" bigint)`;

const STATEMENTS = {
  /** Locks the balances and reads what the average is the average of; nothing for somebody who is no member. */
  lock: `SELECT b."variantId", b."locationId", b."onHand" - b."reserved" AS "free", v."avgCostPoisha"::int AS "average",
      b."onHand" + b."withCourier" + b."returning" + b."inTransfer" AS "owned"
    FROM "StockBalance" b JOIN "Variant" v ON v."businessId" = b."businessId" AND v."id" = b."variantId"
    WHERE b."businessId" = $1 AND b."variantId" = ANY($2) AND EXISTS (SELECT 1 FROM "User" u JOIN "Membership" m ON m."userId" = u."id"
      WHERE u."firebaseUid" = 'bench' AND m."businessId" = b."businessId" AND m."status" = 'ACTIVE')
    ORDER BY b."variantId", b."locationId" FOR NO KEY UPDATE OF b`,
  number: `INSERT INTO "Counter" ("businessId", "name", "value") VALUES ($1, $2, 1)
    ON CONFLICT ("businessId", "name") DO UPDATE SET "value" = "Counter"."value" + 1 RETURNING "value"`,
  purchase: `WITH l AS (SELECT l.*, v."sku", p."name" FROM ${LINES}
      JOIN "Variant" v ON v."businessId" = $1 AND v."id" = l."variantId" JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"),
    bought AS (INSERT INTO "Purchase" ("businessId","id","number","status","supplierId","locationId","billDay","itemSummary","itemCount","receivedCount",
        "itemsPoisha","totalPoisha","createdByName","updatedAt","receivedAt","searchText")
      SELECT $1, $3::uuid, $4::int, 'RECEIVED', $5::uuid, $6::uuid, now()::date, min(l."name") || ' +' || count(*) - 1, sum(l."quantity"), sum(l."quantity"),
        sum(l."quantity" * l."unitCost"), sum(l."quantity" * l."unitCost"), 'Bench', now(), now(), 'supplier ' || $4::int FROM l)
    INSERT INTO "PurchaseLine" ("businessId","id","purchaseId","position","variantId","sku","name","quantity","received","unitCostPoisha","goodsPoisha","extraPoisha")
    SELECT $1, l."id", $3::uuid, l."position", l."variantId", l."sku", l."name", l."quantity", l."quantity", l."unitCost", l."quantity" * l."unitCost", 0 FROM l`,
  decrease: `WITH l AS (SELECT l.*, v."sku", p."name", v."avgCostPoisha" FROM ${LINES}
      JOIN "Variant" v ON v."businessId" = $1 AND v."id" = l."variantId" JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"),
    left_ AS (INSERT INTO "StockAdjustment" ("businessId","id","number","status","reason","locationId","itemSummary","itemCount","valuePoisha","createdByName","updatedAt","searchText")
      SELECT $1, $3::uuid, $4::int, 'POSTED', 'DAMAGED', $5::uuid, min(l."name"), sum(l."quantity"), sum(l."quantity" * l."avgCostPoisha"), 'Bench', now(), $4::int || ' ' || min(l."sku") FROM l)
    INSERT INTO "StockAdjustmentLine" ("businessId","id","adjustmentId","position","variantId","sku","name","quantity","unitCostPoisha")
    SELECT $1, l."id", $3::uuid, l."position", l."variantId", l."sku", l."name", l."quantity", l."avgCostPoisha" FROM l`,
  /** Balances, ledger, averages and the audit trail: who did what, with the lines that were entered and those that were booked. */
  stock: `WITH l AS (SELECT * FROM json_to_recordset($2::json) AS l ("id" uuid, "movementId" uuid, "variantId" uuid, "locationId" uuid, "pieces" int, "cost" bigint, "average" bigint)),
    moved AS (UPDATE "StockBalance" b SET "onHand" = b."onHand" + l."pieces" FROM l
      WHERE b."businessId" = $1 AND b."variantId" = l."variantId" AND b."locationId" = l."locationId"),
    costs AS (UPDATE "Variant" v SET "avgCostPoisha" = l."average" FROM l WHERE v."businessId" = $1 AND v."id" = l."variantId" AND v."avgCostPoisha" <> l."average"),
    said AS (INSERT INTO "AuditEntry" ("businessId","id","command","actorId","actorName","entityType","entityId","summary","after")
      SELECT $1, gen_random_uuid(), $5, $7::uuid, 'Bench', $3, $4::uuid::text, s.*
      FROM (VALUES ('Entered', $2::jsonb), ('Booked', (SELECT jsonb_agg(jsonb_build_object('variantId', l."variantId", 'pieces', l."pieces")) FROM l))) s)
    INSERT INTO "StockMovement" ("businessId","id","variantId","locationId","onHand","unitCostPoisha","sourceType","sourceId","lineId","causeId","reason","wording","actorId")
    SELECT $1, l."movementId", l."variantId", l."locationId", l."pieces", l."cost", $3, $4::uuid, l."id", $6::uuid, 'Bench',
      '{"messageKey":"Bench","messageValues":{}}'::jsonb, $7::uuid FROM l`,
  /** Orders that wait for these goods are looked at by a job. */
  wake: `SELECT graphile_worker.add_job('preorders.allocate', json_build_object('businessId', $1::text)) WHERE EXISTS (
    SELECT 1 FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
    WHERE o."businessId" = $1::uuid AND o."status" = 'PREORDER' AND l."variantId" = ANY($2::uuid[]))`,
  journal: `WITH entry AS (INSERT INTO "JournalEntry" ("businessId","id","description","sourceType","sourceId","causeId","kind","day")
      VALUES ($1, $2::uuid, 'Bench', $3, $4::uuid, $5::uuid, $6, (now() AT TIME ZONE 'Asia/Dhaka')::date))
    INSERT INTO "JournalLine" ("businessId","id","entryId","accountId","partyType","partyId","debitPoisha","creditPoisha","day")
    SELECT $1, gen_random_uuid(), $2::uuid, a."id", p."partyType"::"PartyType", p."partyId", p."debit", p."credit", (now() AT TIME ZONE 'Asia/Dhaka')::date
    FROM json_to_recordset($7::json) AS p ("code" text, "debit" bigint, "credit" bigint, "partyType" text, "partyId" uuid)
    JOIN "Account" a ON a."businessId" = $1 AND a."code" = p."code"`,
};

interface Held {
  variantId: string;
  locationId: string;
  free: number;
  average: number;
  owned: number;
}

type Run = <Row extends pg.QueryResultRow>(name: keyof typeof STATEMENTS, values: unknown[]) => Promise<Row[]>;

async function inTransaction(pool: pg.Pool, work: (run: Run) => Promise<string>): Promise<string> {
  const client = await pool.connect();
  const run: Run = async (name, values) =>
    (await client.query({ name: `stock-${name}`, text: STATEMENTS[name], values: [BENCH_BUSINESS, ...values] })).rows as never;
  try {
    await client.query('BEGIN');
    const answer = await work(run);
    await client.query('COMMIT');
    return answer;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const withIds = (lines: readonly Line[]) => lines.map((line, position) => ({ ...line, id: uuidv7(), movementId: uuidv7(), position }));

async function lockAll(run: Run, lines: readonly Line[]): Promise<Map<string, Held>> {
  const held = new Map((await run<Held & pg.QueryResultRow>('lock', [lines.map(({ variantId }) => variantId)])).map((row) => [row.variantId, row as Held]));
  if (held.size !== lines.length) throw new Error('Unknown goods, or no member');
  return held;
}

/** A purchase that is received at once, in minimal hand-written SQL. */
export const receive = (pool: pg.Pool, lines: readonly Line[]): Promise<string> => inTransaction(pool, async (run) => {
  const held = await lockAll(run, lines);
  const [counter] = await run<{ value: number }>('number', ['purchase']);
  const [id, cause] = [uuidv7(), uuidv7()];
  const named = withIds(lines);
  const { locationId } = held.get(lines[0]!.variantId)!;
  await run('purchase', [JSON.stringify(named), id, counter!.value, BENCH_SUPPLIER, locationId]);
  await run('stock', [JSON.stringify(named.map(({ quantity, unitCost, ...line }) => {
    const { owned, average } = held.get(line.variantId)!;
    return { ...line, locationId, pieces: quantity, cost: unitCost, average: Math.round((owned * average + quantity * unitCost) / (owned + quantity)) };
  })), 'Purchase', id, 'purchases.create', cause, BENCH_USER]);
  const value = lines.reduce((sum, { quantity, unitCost }) => sum + quantity * unitCost, 0);
  await run('journal', [uuidv7(), 'Purchase', id, cause, 'receipt', JSON.stringify([
    { code: 'inventory', debit: value, credit: 0 },
    { code: 'supplier-payable', debit: 0, credit: value, partyType: 'SUPPLIER', partyId: BENCH_SUPPLIER },
  ])]);
  await run('wake', [lines.map(({ variantId }) => variantId)]);
  return JSON.stringify({ data: { createPurchase: { __typename: 'CreatePurchaseSuccess' } } });
});

/** Pieces that leave the stock; refused when they are not there. */
export const decrease = (pool: pg.Pool, lines: readonly Line[]): Promise<string> => inTransaction(pool, async (run) => {
  const held = await lockAll(run, lines);
  if (lines.some(({ variantId, quantity }) => held.get(variantId)!.free < quantity)) {
    return JSON.stringify({ data: { decreaseStock: { __typename: 'PreconditionError' } } });
  }
  const [counter] = await run<{ value: number }>('number', ['adjustment']);
  const [id, cause] = [uuidv7(), uuidv7()];
  const named = withIds(lines);
  const { locationId } = held.get(lines[0]!.variantId)!;
  await run('decrease', [JSON.stringify(named), id, counter!.value, locationId]);
  await run('stock', [JSON.stringify(named.map(({ quantity, ...line }) => {
    const { average } = held.get(line.variantId)!;
    return { ...line, locationId, pieces: -quantity, cost: average, average };
  })), 'StockAdjustment', id, 'inventory.decrease', cause, BENCH_USER]);
  const value = lines.reduce((sum, { variantId, quantity }) => sum + quantity * held.get(variantId)!.average, 0);
  await run('journal', [uuidv7(), 'StockAdjustment', id, cause, 'decrease', JSON.stringify([
    { code: 'inventory', debit: 0, credit: value }, { code: 'damaged-goods', debit: value, credit: 0 },
  ])]);
  return JSON.stringify({ data: { decreaseStock: { __typename: 'DecreaseStockSuccess' } } });
});
