import type pg from 'pg';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { BENCH_BUSINESS, BENCH_SUPPLIER, benchVariant, shelvedVariant } from './generate.ts';
import type { Line } from './raw-stock.ts';

export const RECEIVE = `mutation BenchReceive($input: CreatePurchaseInput!) { createPurchase(input: $input) { __typename } }`;
export const DECREASE = `mutation BenchDecrease($input: DecreaseStockInput!) { decreaseStock(input: $input) { __typename } }`;

/** One kind of change at both servers: the same lines, sent to each. */
export interface WriteCase {
  name: string;
  document: string;
  inputOf: (lines: readonly Line[]) => object;
  raw: string;
  /** The first requests warm the servers up; the gateway gets the first half of the rest, the bare server the second. */
  requests: Line[][];
  warmUp: number;
  connections: number;
  /** The 99th percentile is at most so many times the median; not looked at when left out. */
  maxTail?: number;
  /** Throws when something was lost or done twice. */
  check: (client: pg.Client) => Promise<void>;
}

const linesOf = (count: number, from: number): Line[] =>
  Array.from({ length: count }, (_, n) => ({ variantId: benchVariant(from + n), quantity: 3, unitCost: 31_000 + n }));

const receipts = (count: number, times: number, warmUp: number): WriteCase => ({
  name: `receipt of ${count} lines`,
  document: RECEIVE,
  inputOf: (lines) => ({
    supplierId: encodeId('Supplier', BENCH_SUPPLIER), start: 'RECEIVE',
    lines: lines.map(({ variantId, quantity, unitCost }) => ({ variantId: encodeId('Variant', variantId), quantity, unitCost: unitCost / 100 })),
  }),
  raw: '/receive',
  requests: Array.from({ length: 2 * times + warmUp }, (_, n) => linesOf(count, n * 7)),
  warmUp,
  connections: 1,
  check: async (client) => {
    const { rows: [sum] } = await client.query<{ off: number }>(
      `SELECT count(*)::int AS "off" FROM "Purchase" p WHERE "businessId" = $1 AND "receivedCount" <> (
        SELECT sum("onHand") FROM "StockMovement" m WHERE m."businessId" = p."businessId" AND m."sourceId" = p."id")`, [BENCH_BUSINESS]);
    if (sum!.off > 0) throw new Error(`${sum!.off} purchases are not in stock as they were received`);
  },
});

/** Variants, pieces of each, and requests for one piece at once: not enough for all. */
const [WANTED, PIECES, WHO] = [10, 8, 100];

const decreases: WriteCase = {
  name: '100 decreases at once',
  document: DECREASE,
  inputOf: (lines) => ({ reason: 'DAMAGED', lines: lines.map(({ variantId, quantity }) => ({ variantId: encodeId('Variant', variantId), quantity })) }),
  raw: '/decrease',
  requests: Array.from({ length: 2 * WHO }, (_, n) =>
    [{ variantId: shelvedVariant((n < WHO ? 0 : WANTED) + (n % WANTED)), quantity: 1, unitCost: 0 }]),
  warmUp: 0,
  connections: WHO,
  check: async (client) => {
    const { rows: [left] } = await client.query<{ pieces: number; least: number; posted: number }>(
      `SELECT sum("onHand")::int AS "pieces", min("onHand") AS "least", (SELECT count(*)::int FROM "StockAdjustment" WHERE "businessId" = $1) AS "posted"
       FROM "StockBalance" WHERE "businessId" = $1 AND "variantId" = ANY($2)`, [BENCH_BUSINESS, scarce()]);
    if (left!.pieces !== 0 || left!.least !== 0 || left!.posted !== 2 * WANTED * PIECES) {
      throw new Error(`Pieces were lost or given twice: ${JSON.stringify(left)}`);
    }
  },
};

const scarce = () => Array.from({ length: 2 * WANTED }, (_, n) => shelvedVariant(n));

/** Puts the pieces on the shelf that the decreases want. */
export async function stockScarceGoods(client: pg.Client): Promise<void> {
  await client.query(`UPDATE "StockBalance" SET "onHand" = $3 WHERE "businessId" = $1 AND "variantId" = ANY($2)`, [BENCH_BUSINESS, scarce(), PIECES]);
}

export const WRITE_CASES: readonly WriteCase[] = [receipts(40, 40, 60), receipts(500, 8, 10), decreases];
