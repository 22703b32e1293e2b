import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withVoucher } from '../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { execute } from '../../commands/execute.ts';
import { pool } from '../../db/client.ts';
import { sendSingleSms } from '../../modules/messaging/send-single-sms.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../modules/orders/order-commands.ts';
import { Session } from '../../session/session.ts';
import { ledgerChecks } from '../all-checks.ts';
import { findDrift } from '../find-drift.ts';

const SITE = '00000000-0000-7000-8000-00000000a001';

let businessId: string;

/** A business that has done a bit of everything, every order in another status. */
async function seed(): Promise<string> {
  const shop = await seedBusiness({ smsBalance: 5 });
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 20, cost: 300 });
  const take = () => withOrder(shop, { lines: [{ product, quantity: 2 }], advance: 100 });
  const steps = [confirmOrder, shipOrder, deliverOrder];
  for (let done = 0; done <= steps.length; done += 1) {
    const { id: orderId } = await take();
    for (const step of steps.slice(0, done)) {
      await execute(step as typeof shipOrder, session, { orderId, courierName: 'Pathao' });
    }
  }
  const { id: orderId } = await take();
  await execute(confirmOrder, session, { orderId });
  await execute(cancelOrder, session, { orderId, reason: 'Changed their mind' });
  await withVoucher(shop);
  await sendSingleSms(session, { mobileNumber: '01711204466', message: 'On its way' });
  return shop.id;
}

/** Writes what no bug could: past triggers, foreign keys and all. */
async function tamper(sql: string): Promise<void> {
  const broken = sql.replaceAll('$business', `'${businessId}'`).replaceAll('$site', `'${SITE}'`);
  await pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${broken}; COMMIT`);
}

const driftHere = async (checks = ledgerChecks) => (await findDrift(checks)).filter((drift) => drift.businessId === businessId);

const WEB_ORDER = (status: string) => `INSERT INTO "WebOrder" ("businessId", "id", "siteId", "wooOrderId",
  "number",
  "status", "storeStatus", "customerName", "phone", "currency", "totalPoisha", "itemSummary", "itemCount",
  "dateCreated", "dateModified", "updatedAt", "searchText")
  VALUES ($business, $site, $site, 54, '54', '${status}', 'processing', 'Nadia', '01711204466', 'BDT', 100,
    '', 1,
    now(), now(), now(), '');
  INSERT INTO "StatusCount" VALUES ($business, 'web-order', '${status}', 1)`;

const PAYMENT = (status: string) => `INSERT INTO "Payment" ("businessId", "id", "type", "transactionId",
  "status",
  "amountPoisha", "quantity", "createdById") VALUES ($business, gen_random_uuid(), 'SMS', 'SMS_1',
    '${status}', 100, 10, $site)`;

describe('the audit', () => {
  beforeEach(async () => {
    businessId = await seed();
  });

  it('finds nothing after ordinary work', async () => {
    expect(await driftHere()).toEqual([]);
  });

  it.each([
    [
      'stock balances equal their movements', 'variant',
      `UPDATE "StockBalance" SET "onHand" = "onHand" + 1 WHERE "businessId" = $business`,
    ],
    [
      'stock balances equal their movements', 'variant',
      `DELETE FROM "StockBalance" WHERE "businessId" = $business`,
    ],
    [
      'no more is reserved than is on hand', 'variant',
      `UPDATE "StockBalance" SET "reserved" = 99 WHERE "businessId" = $business`,
    ],
    [
      'every order has moved the stock that its status says', 'order 3',
      `DELETE FROM "StockMovement" m USING "Order" o WHERE o."businessId" = $business AND o."number" = 3
        AND m."sourceId" = o."id"`,
    ],
    [
      'journal entries balance', 'entry',
      `UPDATE "JournalLine" SET "debitPoisha" = 1 WHERE "businessId" = $business AND "debitPoisha" > 0`,
    ],
    ['journal entries balance', 'entry', `DELETE FROM "JournalLine" WHERE "businessId" = $business`],
    [
      'every order has booked the transit, revenue and cost that its status says', 'order 4',
      `DELETE FROM "JournalEntry" WHERE "businessId" = $business AND "kind" = 'delivery'`,
    ],
    [
      'every order has booked the transit, revenue and cost that its status says', 'order 3',
      `DELETE FROM "JournalEntry" WHERE "businessId" = $business AND "kind" = 'shipping'`,
    ],
    [
      'every order has booked the transit, revenue and cost that its status says', 'order 4',
      `WITH again AS (
         INSERT INTO "JournalEntry" ("businessId", "id", "description", "sourceType", "sourceId", "causeId", "kind", "day")
         SELECT "businessId", gen_random_uuid(), 'Twice', "sourceType", "sourceId", "causeId", 'twice', "day"
           FROM "JournalEntry"
         WHERE "businessId" = $business AND "kind" = 'delivery' RETURNING *)
       INSERT INTO "JournalLine" ("businessId", "id", "entryId", "accountId", "debitPoisha", "creditPoisha", "day")
       SELECT l."businessId", gen_random_uuid(), a."id", l."accountId", l."debitPoisha", l."creditPoisha", l."day"
       FROM again a JOIN "JournalEntry" e ON e."businessId" = a."businessId"
         AND e."causeId" = a."causeId" AND e."kind" = 'delivery'
       JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"`,
    ],
    [
      'what is reserved, with couriers and on its way back is allocated to order lines', 'variant',
      `DELETE FROM "StockAllocation" WHERE "businessId" = $business AND "reserved" > 0`,
    ],
    [
      'what is reserved, with couriers and on its way back is allocated to order lines', 'variant',
      `UPDATE "StockAllocation" SET "withCourier" = 9 WHERE "businessId" = $business AND "withCourier" > 0`,
    ],
    [
      'the inventory account equals the stock at its average cost', 'inventory',
      `UPDATE "Variant" SET "avgCostPoisha" = "avgCostPoisha" + 1 WHERE "businessId" = $business`,
    ],
    [
      'the inventory account equals the stock at its average cost', 'inventory',
      `DELETE FROM "StockBalance" WHERE "businessId" = $business`,
    ],
    [
      'goods in transit equal what couriers hold at frozen cost', 'goods in transit',
      `UPDATE "OrderLine" SET "unitCostPoisha" = 1 WHERE "businessId" = $business`,
    ],
    [
      'lines of a journal entry have its day', 'entry',
      `UPDATE "JournalLine" SET "day" = "day" - 1 WHERE "businessId" = $business`,
    ],
    [
      'balances per account, party and day equal the journal', 'account',
      `UPDATE "AccountBalance" SET "debitPoisha" = "debitPoisha" + 1 WHERE "businessId" = $business`,
    ],
    [
      'balances per account, party and day equal the journal', 'account',
      `DELETE FROM "AccountBalance" WHERE "businessId" = $business`,
    ],
    [
      'totals per account by day and month equal the journal', 'month',
      `UPDATE "AccountTotal" SET "creditPoisha" = "creditPoisha" + 1 WHERE "businessId" = $business AND "span" = 'MONTH'`,
    ],
    [
      'what parties have open equals the journal', 'party',
      `UPDATE "PartyTotal" SET "balancePoisha" = 7 WHERE "businessId" = $business`,
    ],
    [
      'what is booked on accounts of parties names its party', 'entry',
      `UPDATE "Account" SET "kind" = 'PARTIES' WHERE "businessId" = $business AND "code" = 'cost-of-goods'`,
    ],
    [
      'what parties moved by in each month equals the journal', 'party',
      `UPDATE "PartyMonth" SET "creditPoisha" = "creditPoisha" + 1 WHERE "businessId" = $business`,
    ],
    [
      'what couriers hold of the orders, one by one and by day, is what is not settled', 'order 4',
      `UPDATE "HeldOrder" SET "poisha" = "poisha" + 1 WHERE "businessId" = $business`,
    ],
    [
      'what couriers hold of the orders, one by one and by day, is what is not settled', 'held by day',
      `DELETE FROM "HeldByDay" WHERE "businessId" = $business`,
    ],
    [
      'every voucher stands in the books with its amount', 'voucher',
      `UPDATE "Voucher" SET "amountPoisha" = 7 WHERE "businessId" = $business`,
    ],
    [
      'reconciled entries come to the balance of their statement', 'account',
      `DELETE FROM "ReconciledLine" WHERE "businessId" = $business`,
    ],
    [
      'customer advances and refunds due are those of the orders, one by one', 'order 1',
      `DELETE FROM "JournalEntry" WHERE "businessId" = $business AND "kind" = 'advance'`,
    ],
    [
      'customer advances and refunds due are those of the orders, one by one', 'order 5',
      `UPDATE "Order" SET "refundDuePoisha" = 0 WHERE "businessId" = $business`,
    ],
    [
      'customers count their orders', 'customer',
      `UPDATE "Customer" SET "deliveredCount" = 7 WHERE "businessId" = $business`,
    ],
    [
      'customers count their orders', 'customer',
      `DELETE FROM "Order" WHERE "businessId" = $business AND "number" = 1`,
    ],
    [
      'figures of customers are those of their orders', 'customer',
      `UPDATE "Customer" SET "spentPoisha" = "spentPoisha" + 1 WHERE "businessId" = $business`,
    ],
    [
      'figures of customers are those of their orders', 'customer',
      `UPDATE "Customer" SET "profitPoisha" = "profitPoisha" - 1 WHERE "businessId" = $business`,
    ],
    [
      'customers know their first and last order', 'customer',
      `UPDATE "Order" SET "createdAt" = now() + interval '1 day' WHERE "businessId" = $business AND "number" = 1`,
    ],
    [
      'a merged customer leads to one that is none, and nothing is left with it', 'customer 01999999999',
      `WITH merged AS (
        INSERT INTO "Customer" ("businessId", "id", "name", "phone", "mergedIntoId")
        SELECT "businessId", gen_random_uuid(), 'X', '01999999999', "id" FROM "Customer" WHERE "businessId" = $business LIMIT 1 RETURNING "businessId", "id"
      ) UPDATE "Order" o SET "customerId" = m."id" FROM merged m WHERE o."businessId" = m."businessId" AND o."number" = 1`,
    ],
    [
      'order totals equal their lines', 'order 1',
      `UPDATE "Order" SET "totalPoisha" = 1 WHERE "businessId" = $business AND "number" = 1`,
    ],
    ['order totals equal their lines', 'order 1', `DELETE FROM "OrderLine" WHERE "businessId" = $business`],
    [
      'order numbers run from 1 without gap or repeat', 'order numbers',
      `DELETE FROM "Order" WHERE "businessId" = $business AND "number" = 2`,
    ],
    [
      'order numbers run from 1 without gap or repeat', 'order numbers',
      `UPDATE "Counter" SET "value" = 9 WHERE "businessId" = $business`,
    ],
    [
      'status counts equal the rows', 'order PENDING',
      `UPDATE "StatusCount" SET "count" = 7 WHERE "businessId" = $business AND "status" = 'PENDING'`,
    ],
    [
      'status counts equal the rows', 'order SHIPPED',
      `DELETE FROM "StatusCount" WHERE "businessId" = $business`,
    ],
    [
      'status counts equal the rows', 'sms SENT',
      `DELETE FROM "SmsMessage" WHERE "businessId" = $business`,
    ],
    [
      'orders taken, delivered and returned by day equal the orders', 'Pathao',
      `UPDATE "OrderDay" SET "delivered" = "delivered" + 1 WHERE "businessId" = $business AND "courierName" = 'Pathao'`,
    ],
    [
      'orders taken, delivered and returned by day equal the orders', 'orders of',
      `DELETE FROM "OrderDay" WHERE "businessId" = $business`,
    ],
    [
      'what became of each order line that left is what its order says', 'order 4, line 1',
      `UPDATE "OrderLine" l SET "deliveredQuantity" = 1 FROM "Order" o WHERE o."businessId" = $business AND o."number" = 4
        AND l."businessId" = o."businessId" AND l."orderId" = o."id"`,
    ],
    [
      'what became of each order line that left is what its order says', 'order 4',
      `UPDATE "SoldLine" SET "revenuePoisha" = "revenuePoisha" - 1 WHERE "businessId" = $business AND "delivered" > 0`,
    ],
    [
      'what became of each order line that left is what its order says', 'order 3, line 1',
      `DELETE FROM "SoldLine" WHERE "businessId" = $business`,
    ],
    [
      'what each order brings and costs by shipping and by settling follows from books and statements', 'order 4, shipped',
      `UPDATE "OrderOnBasis" SET "salesPoisha" = "salesPoisha" + 1 WHERE "businessId" = $business`,
    ],
    [
      'what each order brings and costs by shipping and by settling follows from books and statements', 'order 3, shipped',
      `DELETE FROM "OrderOnBasis" WHERE "businessId" = $business`,
    ],
    [
      'sales of variants by day and month equal the order lines that left', 'shipped',
      `UPDATE "VariantSales" SET "back" = "back" + 1 WHERE "businessId" = $business`,
    ],
    [
      'sales of variants by day and month equal the order lines that left', 'month',
      `UPDATE "VariantSales" SET "span" = 'DAY' WHERE "businessId" = $business`,
    ],
    [
      'ordered pieces of variants by day, month and status equal the order lines', 'day',
      `UPDATE "OrderedUnits" SET "units" = "units" + 1 WHERE "businessId" = $business`,
    ],
    [
      'ordered pieces of variants by day, month and status equal the order lines', 'month',
      `UPDATE "OrderedUnits" SET "span" = 'DAY' WHERE "businessId" = $business`,
    ],
    [
      'SMS balances equal their ledger', 'SMS balance',
      `UPDATE "Business" SET "smsBalance" = 50 WHERE "id" = $business`,
    ],
    [
      'SMS balances equal their ledger', 'SMS balance',
      `DELETE FROM "UsageEntry" WHERE "businessId" = $business`,
    ],
    [
      'every SMS holds its price, and returns it when it was not sent', 'SMS',
      `UPDATE "SmsMessage" SET "status" = 'REFUNDED' WHERE "businessId" = $business`,
    ],
    ['a payment gave what it bought exactly when it was paid', 'payment SMS_1', PAYMENT('PAID')],
    [
      'a payment gave what it bought exactly when it was paid', 'payment SMS_1',
      `${PAYMENT('FAILED')}; INSERT INTO "UsageEntry" ("businessId", "id", "kind", "delta", "key", "reason")
       SELECT "businessId", gen_random_uuid(), 'SMS', 10, 'payment:' || "id", '' FROM "Payment"
         WHERE "businessId" = $business`,
    ],
    [
      'expected return charges of parcels are booked, until a posted statement charges for them', 'order 3',
      `UPDATE "Shipment" SET "returnDuePoisha" = 1 WHERE "businessId" = $business`,
    ],
    ['every approved web order has its order', 'web order 54', WEB_ORDER('APPROVED')],
    [
      'every order from a web order has been approved', 'order 1',
      `${WEB_ORDER('PROCESSING')}; UPDATE "Order" SET "webOrderId" = $site WHERE "businessId" = $business
        AND "number" = 1`,
    ],
  ])('reports where it no longer holds that %s: %s', async (check, subject, sql) => {
    await tamper(sql);
    // Each check looks by itself; to plan the statements of all of them takes most of the time.
    expect(await driftHere(ledgerChecks.filter(({ name }) => name === check))).toContainEqual({
      check, businessId, subject: expect.stringContaining(subject), detail: expect.stringMatching(/\S/),
    });
  });

  it('names the bucket and both numbers', async () => {
    await tamper(`UPDATE "StockBalance" SET "onHand" = "onHand" + 1 WHERE "businessId" = $business`);
    expect((await driftHere()).map(({ detail }) => detail)).toEqual([
      'onHand is 17, moved 16', '480000 poisha booked, the stock is worth 510000',
    ]);
  });
});
