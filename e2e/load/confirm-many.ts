import { hash } from 'node:crypto';
import type pg from 'pg';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { sendOnce } from './send-once.ts';
import { BENCH_BUSINESS } from './generate.ts';

export const CONFIRM_MANY = `mutation BenchConfirmOrders($input: ConfirmOrdersInput!) {
  confirmOrders(input: $input) { __typename ... on ConfirmOrdersSuccess { outcomes { list { isConfirmed } } } }
}`;

const MANY = 500;
const TIMES = 5;

interface Servers {
  gateway: string;
  headers: Record<string, string>;
}

async function pending(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT "id" FROM "Order" WHERE "businessId" = $1 AND "status" = 'PENDING' ORDER BY "createdAt" LIMIT $2`, [BENCH_BUSINESS, MANY]);
  return rows.map(({ id }) => id);
}

/** The same change in hand-written SQL: one transaction of four statements, rolled back. Returns milliseconds. */
async function byHand(client: pg.Client, ids: string[]): Promise<number> {
  const start = performance.now();
  await client.query('BEGIN');
  await client.query(`SELECT 1 FROM "Order" WHERE "businessId" = $1 AND "id" = ANY($2) ORDER BY "id" FOR NO KEY UPDATE`, [BENCH_BUSINESS, ids]);
  await client.query(`WITH wanted AS (SELECT "variantId", sum("quantity")::int AS "units" FROM "OrderLine" WHERE "businessId" = $1 AND "orderId" = ANY($2) GROUP BY 1)
    UPDATE "StockBalance" b SET "reserved" = b."reserved" + w."units" FROM wanted w WHERE b."businessId" = $1 AND b."variantId" = w."variantId"`, [BENCH_BUSINESS, ids]);
  await client.query(`WITH lines AS (SELECT l.*, b."locationId" FROM "OrderLine" l JOIN "StockBalance" b ON b."businessId" = l."businessId" AND b."variantId" = l."variantId"
      WHERE l."businessId" = $1 AND l."orderId" = ANY($2)),
    held AS (INSERT INTO "StockAllocation" ("businessId","orderLineId","locationId","orderId","variantId","reserved")
      SELECT "businessId", "id", "locationId", "orderId", "variantId", "quantity" FROM lines)
    INSERT INTO "StockMovement" ("businessId","id","variantId","locationId","reserved","unitCostPoisha","sourceType","sourceId","lineId","causeId","reason")
      SELECT "businessId", gen_random_uuid(), "variantId", "locationId", "quantity", 0, 'Order', "orderId", "id", "orderId", 'Confirmed' FROM lines`, [BENCH_BUSINESS, ids]);
  await client.query(`WITH moved AS (UPDATE "Order" SET "status" = 'CONFIRMED', "confirmedAt" = now(), "version" = "version" + 1, "updatedAt" = now()
      WHERE "businessId" = $1 AND "id" = ANY($2) RETURNING "businessId", "id", "version"),
    told AS (INSERT INTO "AuditEntry" ("businessId","id","command","actorName","entityType","entityId","summary")
      SELECT "businessId", gen_random_uuid(), 'orders.confirm', 'Bench', 'Order', "id"::text, 'Confirmed' FROM moved)
    INSERT INTO "OrderTransition" ("businessId","id","orderId","orderVersion","from","to")
      SELECT "businessId", gen_random_uuid(), "id", "version", 'PENDING', 'CONFIRMED' FROM moved`, [BENCH_BUSINESS, ids]);
  const took = performance.now() - start;
  await client.query('ROLLBACK');
  return took;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Confirms 500 orders in one request, several times over, each time others; beside the same by hand. A line to print. */
export async function confirmMany(client: pg.Client, { gateway, headers }: Servers): Promise<string> {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    const ids = await pending(client);
    if (ids.length < MANY) throw new Error(`Only ${ids.length} orders are left to confirm, ${MANY} are needed: give more --orders`);
    bare.push(await byHand(client, ids));
    const start = performance.now();
    const response = await sendOnce(`${gateway}/graphql`, {
      method: 'POST', headers,
      body: JSON.stringify({ doc_id: hash('sha256', CONFIRM_MANY), variables: { input: { orders: ids.map((id) => encodeId('Order', id)) } } }),
    });
    const answer = await response.text();
    ours.push(performance.now() - start);
    const confirmed = answer.split('"isConfirmed":true').length - 1;
    if (confirmed !== ids.length) throw new Error(`${confirmed} of ${ids.length} orders were confirmed: ${answer.slice(0, 300)}`);
  }
  const [gatewayMs, handMs] = [median(ours), median(bare)];
  return `confirm ${MANY} in bulk: ${gatewayMs.toFixed(0)} ms in one request, by hand without its commit ${handMs.toFixed(0)} ms, ratio ${(handMs / gatewayMs).toFixed(2)}`;
}
