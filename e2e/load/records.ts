import { BENCH_BUSINESS, BENCH_COURIER, BENCH_USER } from './generate.ts';

/** So many records of each kind stand beside the orders, for each order of the business. */
const SHARES = { sms: 1, reports: 1, tasks: 0.3, vouchers: 0.1, purchases: 0.05 };
const SUPPLIERS = 500;
/** Open tasks; all earlier ones have ended. */
const OPEN = 500;

const BUSINESS = `'${BENCH_BUSINESS}'::uuid`;
/** When a record came, `n` of `count`: one every minute until now. */
const at = (count: number) => `now() - (${count} - n) * interval '1 minute'`;
const rowId = (kind: number, n: string) => `pg_temp.row_id(0, ${kind}, ${n})`;

/**
 * SMS, reports of couriers, tasks, vouchers and purchases of the business under test, for the lists alone: they stand in no
 * ledger. Needs the helpers of `generate`, in the same connection, and no triggers.
 */
export function records(orders: number): string {
  const counts = Object.fromEntries(Object.entries(SHARES).map(([kind, share]) => [kind, Math.floor(orders * share)])) as typeof SHARES;
  return `
    INSERT INTO "SmsMessage" ("businessId","id","mobileNumber","message","segments","cost","status","gateway","createdAt","sentAt")
      SELECT ${BUSINESS}, ${rowId(200, 'n')}, '017' || lpad((n % 200000)::text, 8, '0'),
        CASE n % 3 WHEN 0 THEN 'প্রিয় গ্রাহক, আপনার অর্ডার #' || n || ' পাঠানো হয়েছে' ELSE 'Your order #' || n || ' has been shipped by Steadfast' END,
        1, 1, (CASE WHEN n % 200 = 0 THEN 'FAILED' WHEN n % 3 = 0 THEN 'DELIVERED' ELSE 'SENT' END)::"SmsStatus", 'bulksmsbd', ${at(counts.sms)}, ${at(counts.sms)}
      FROM generate_series(1, ${counts.sms}) n;
    INSERT INTO "CourierEvent" ("businessId","id","courierId","source","hash","outcome","consignmentId","rawStatus","saidAt","orderId","receivedAt","processedAt")
      SELECT ${BUSINESS}, ${rowId(201, 'n')}, '${BENCH_COURIER}', 'WEBHOOK', 'bench ' || n,
        (CASE WHEN n % 1000 = 1 THEN 'LATE' WHEN n % 3 = 0 THEN 'APPLIED' ELSE 'TRACKED' END)::"CourierEventOutcome",
        'SFR-' || n, 'in_review', ${at(counts.reports)}, ${rowId(5, 'n')}, ${at(counts.reports)}, now()
      FROM generate_series(1, ${counts.reports}) n;
    INSERT INTO "Task" ("businessId","id","title","type","status","dueAt","attentionAt","assigneeId","assigneeName","orderId","recordLabel","createdAt","endedAt","searchText")
      SELECT ${BUSINESS}, ${rowId(202, 'n')}, 'Call again', (ARRAY['CALL','FOLLOW_UP','COURIER','RETURN'])[1 + n % 4]::"TaskType",
        (CASE WHEN n > ${counts.tasks - OPEN} THEN 'PENDING' ELSE 'DONE' END)::"TaskStatus", ${at(counts.tasks)}, ${at(counts.tasks)},
        CASE n % 3 WHEN 0 THEN '${BENCH_USER}'::uuid END, CASE n % 3 WHEN 0 THEN 'Bench' ELSE '' END, ${rowId(5, 'n')}, '#' || n,
        ${at(counts.tasks)} - interval '1 hour', CASE WHEN n <= ${counts.tasks - OPEN} THEN ${at(counts.tasks)} END, 'call again #' || n
      FROM generate_series(1, ${counts.tasks}) n;
    INSERT INTO "Voucher" ("businessId","id","number","kind","day","accountId","counterId","amountPoisha","party","note","createdByName","createdById","createdAt","updatedAt","searchText")
      SELECT ${BUSINESS}, ${rowId(203, 'n')}, 10000000 + n, (ARRAY['EXPENSE','EXPENSE','INCOME'])[1 + n % 3]::"VoucherKind", (${at(counts.vouchers)})::date,
        a."id", c."id", 50000, 'Party ' || n % 500, 'Lunch ' || n, 'Bench', '${BENCH_USER}', ${at(counts.vouchers)}, now(), 'party ' || n % 500 || ' lunch ' || n
      FROM generate_series(1, ${counts.vouchers}) n, "Account" a, "Account" c
      WHERE a."businessId" = ${BUSINESS} AND a."code" = 'cash' AND c."businessId" = ${BUSINESS} AND c."code" = 'other-expense';
    INSERT INTO "Supplier" ("businessId","id","name","phone","updatedAt")
      SELECT ${BUSINESS}, ${rowId(204, 'n')}, 'Supplier house ' || n, '018' || lpad(n::text, 8, '0'), now() FROM generate_series(0, ${SUPPLIERS - 1}) n;
    INSERT INTO "Purchase" ("businessId","id","number","status","supplierId","locationId","billNumber","billDay","itemSummary","itemCount","receivedCount","itemsPoisha","totalPoisha","createdByName","createdAt","updatedAt","searchText")
      SELECT ${BUSINESS}, ${rowId(205, 'n')}, 10000000 + n, (CASE WHEN n > ${counts.purchases - 100} THEN 'ORDERED' ELSE 'RECEIVED' END)::"PurchaseStatus",
        ${rowId(204, `n % ${SUPPLIERS}`)}, ${rowId(1, '0')}, 'B-' || n, (${at(counts.purchases)})::date, 'Product 1 +2', 30, 30, 3000000, 3000000, 'Bench',
        ${at(counts.purchases)}, now(), 'supplier house ' || n % ${SUPPLIERS} || ' b-' || n
      FROM generate_series(1, ${counts.purchases}) n;`;
}
