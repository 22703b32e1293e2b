import { BENCH_BUSINESS } from './generate.ts';
import { id, MEMBER, pageOf, scopeOf, taka, time, type Statement } from './raw-sql.ts';

/** What posted statements have paid of an order. */
const PAID = `(SELECT coalesce(sum(l."settledPoisha"), 0) FROM "StatementLine" l
  JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
  WHERE l."businessId" = o."businessId" AND l."orderId" = o."id")`;

const NOT_SETTLED = pageOf({
  list: 'notSettledOrders', table: 'Order', at: 'o."createdAt"', scope: scopeOf('couriers.notSettled'),
  fields: `'id', ${id('NotSettledOrder', 'o."id"')}, 'reference', '#' || o."number", 'customerName', o."customerName", 'phone', o."phone",
    'courierName', o."courierName", 'trackingCode', o."trackingCode", 'deliveredAt', ${time('o."deliveredAt"')},
    'settlementStatus', o."settlementStatus", 'amount', ${taka(`o."collectedPoisha" - ${PAID}`)}`,
  where: `AND o."settlementStatus" IN ('UNSETTLED', 'PARTIAL') AND NOT EXISTS (
    SELECT 1 FROM "SettlementSnooze" z WHERE z."businessId" = o."businessId" AND z."orderId" = o."id" AND z."untilDay" > now()::date)`,
});

const aged = (from: number, to: number) => taka(`coalesce(sum(amount) FILTER (WHERE age >= ${from} AND age < ${to}), 0)`);

const HELD = `SELECT json_build_object('data', json_build_object('moneyHeldByCouriers', coalesce(json_agg(json_build_object(
    'name', h."name", 'orders', h.orders, 'total', h.total, 'days0to3', h.a, 'days4to7', h.b, 'days8to15', h.c, 'over15', h.d, 'late', h.late)
    ORDER BY h.total DESC), '[]')))::text AS body
  FROM (
    SELECT c."name", count(*) AS orders, ${taka('sum(amount)')} AS total, ${aged(0, 4)} AS a, ${aged(4, 8)} AS b, ${aged(8, 16)} AS c,
      ${aged(16, 1_000_000)} AS d, ${taka(`coalesce(sum(amount) FILTER (WHERE age > c."payoutDays" + c."graceDays"), 0)`)} AS late
    FROM (
      SELECT o."businessId", o."id", extract(epoch FROM now() - coalesce(o."deliveredAt", o."shippedAt")) / 86400 AS age,
        o."collectedPoisha" - CASE o."settlementStatus" WHEN 'UNSETTLED' THEN 0 ELSE ${PAID} END AS amount
      FROM "Order" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND o."settlementStatus" IN ('UNSETTLED', 'PARTIAL') AND ${MEMBER}
    ) u
    CROSS JOIN LATERAL (SELECT * FROM "Shipment" s WHERE s."businessId" = u."businessId" AND s."orderId" = u."id" AND s."active" LIMIT 1) s
    JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId"
    GROUP BY c."businessId", c."id"
  ) h`;

/** Debit and credit of months before the month of a day and of its days, as totals are kept. */
const through = (day: string) => `((o."span" = 'MONTH' AND o."start" < date_trunc('month', ${day}))
  OR (o."span" = 'DAY' AND o."start" BETWEEN date_trunc('month', ${day}) AND ${day}))`;
const sumThrough = (column: string, day: string) => `coalesce(sum(o."${column}") FILTER (WHERE ${through(day)}), 0)`;
const [BEFORE, LAST] = ['($1::date - 1)', '$2::date'];

const TRIAL_BALANCE = `SELECT json_build_object('data', json_build_object('trialBalance', json_agg(json_build_object('key', a."code", 'type', a."type",
    'opening', ${taka('t.d0 - t.c0')}, 'debit', ${taka('t.d1 - t.d0')}, 'credit', ${taka('t.c1 - t.c0')}, 'closing', ${taka('t.d1 - t.c1')})
    ORDER BY a."type", a."name")))::text AS body
  FROM (
    SELECT o."businessId", o."accountId", ${sumThrough('debitPoisha', BEFORE)} AS d0, ${sumThrough('creditPoisha', BEFORE)} AS c0,
      ${sumThrough('debitPoisha', LAST)} AS d1, ${sumThrough('creditPoisha', LAST)} AS c1
    FROM "AccountTotal" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND ${MEMBER} AND (${through(BEFORE)} OR ${through(LAST)}) GROUP BY 1, 2
  ) t JOIN "Account" a ON a."businessId" = t."businessId" AND a."id" = t."accountId"`;

/** Who owes what, and what was earned. */
export const MONEY_STATEMENTS: Record<string, Statement> = {
  '/not-settled': { text: NOT_SETTLED, values: () => [] },
  '/held': { text: HELD, values: () => [] },
  '/trial-balance': { text: TRIAL_BALANCE, values: (query) => [query.get('from'), query.get('to')] },
};
