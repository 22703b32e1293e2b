import { z } from 'zod';
import { HOUR_MS } from '../../../schema/rules/durations.ts';
import { takaToPoisha } from '../../../schema/rules/money.ts';
import { ALL_FLAGS } from '../../../schema/rules/permission-presets.ts';
import type { USUAL_REASONS } from '../../../schema/rules/usual-reasons.ts';
import { defineCommand, type CommandContext } from '../../../gateway/commands/command.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { createOrder, type OrderDraft } from '../../../gateway/modules/orders/create-order.ts';
import {
  cancelOrder, confirmOrder, deliverOrder, shipOrder,
} from '../../../gateway/modules/orders/order-commands.ts';
import { exchangeOrder } from '../../../gateway/modules/orders/exchange-order.ts';
import { deliverPart, receiveReturn, returnOrder } from '../../../gateway/modules/orders/return-orders.ts';
import { Session, USUAL_RULES } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS, demoAccount } from '../demo-accounts.ts';
import { DEMO_CUSTOMERS } from './customers.ts';

const DAY_MS = 24 * HOUR_MS;

/** How far an order has come; oldest first, so that the newest wait for somebody. */
type Stage =
  | 'PENDING' | 'CONFIRMED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'PARTIAL' | 'RETURN_PENDING' | 'RETURNED' | 'EXCHANGED';

interface Plan {
  businessId: string;
  founder: `${string}@karbar.test`;
  stages: Stage[];
  /** What is ordered, taken in turn: enough of it is in stock. */
  skus: string[];
}

const repeat = (stage: Stage, times: number): Stage[] => Array<Stage>(times).fill(stage);

const PLANS: Plan[] = [
  {
    businessId: DEMO_BUSINESS.nakshiGhor,
    founder: 'founder@karbar.test',
    stages: [
      ...repeat('DELIVERED', 4), 'RETURNED', ...repeat('DELIVERED', 3), 'SHIPPED', 'DELIVERED', 'CANCELLED', 'SHIPPED',
      'PARTIAL', 'DELIVERED', ...repeat('SHIPPED', 3), 'DELIVERED', 'CANCELLED', 'SHIPPED', 'RETURN_PENDING', 'DELIVERED',
      'EXCHANGED', 'SHIPPED', 'CANCELLED', 'SHIPPED', 'DELIVERED', 'SHIPPED', 'DELIVERED', 'SHIPPED', 'DELIVERED', 'SHIPPED',
      'CANCELLED', 'DELIVERED', 'SHIPPED', ...repeat('CONFIRMED', 10), 'CANCELLED', 'CONFIRMED', ...repeat('PENDING', 12),
    ],
    skus: [
      'TS-BLK', 'PNJ-RED-M', 'MUG-01', 'HON-500', 'JAM-RED', 'SND-41', 'OIL-MUS-1L', 'KURTI-COT', 'BAG-JUTE',
      'CUSHION-NK', 'MUS-ORNA', 'PNJ-BLUE-L', 'PB-10K', 'CBL-C-1M', 'PNJ-GRN-M', 'DIYA-SET', 'SPC-PP-200',
    ],
  },
  {
    businessId: DEMO_BUSINESS.dhakaGadgets,
    founder: 'founder@karbar.test',
    stages: ['DELIVERED', 'SHIPPED', 'CONFIRMED', 'PENDING', 'PENDING'],
    skus: ['EB-100', 'CH-33W', 'EB-101'],
  },
  {
    businessId: DEMO_BUSINESS.rivalShop,
    founder: 'rival@karbar.test',
    stages: ['DELIVERED', 'SHIPPED', 'PENDING'],
    skus: ['TS-BLK', 'RIVAL-LAMP'],
  },
];

const COURIERS = ['Pathao', 'Steadfast', 'RedX', 'Sundarban Courier'];
const SOURCES = ['Facebook', 'Phone', 'Facebook', 'WhatsApp', 'Showroom'];
const CANCEL_REASONS: (typeof USUAL_REASONS.CANCEL)[number][] = ['Changed mind', 'Customer not reachable', 'Ordered twice'];
const RETURN_REASONS: (typeof USUAL_REASONS.RETURN)[number][] = ['Customer not reachable', 'Customer refused', 'Late delivery'];

/** The span that the orders are spread over: a month and the one before it, with parcels that have been on their way for too long. */
const SPAN_DAYS = 60;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Orders in every stage, made by the same commands as people use. An interrupted run continues where it stopped. */
export async function seedOrders(): Promise<void> {
  for (const plan of PLANS) {
    const made = await db.order.count({ where: { businessId: plan.businessId } });
    if (made >= plan.stages.length) continue;
    const session = founderSession(plan);
    for (let index = made; index < plan.stages.length; index += 1) await execute(playOrder, session, { plan, index });
    const exchanged = plan.stages.indexOf('EXCHANGED');
    if (exchanged >= 0) await execute(playExchange, session, { number: exchanged + 1 });
    await execute(backdateBooks, session, {});
    await execute(backdateTimelines, session, {});
    await execute(backdateStock, session, {});
  }
}

function founderSession({ businessId, founder }: Plan): Session {
  const { userId, uid, email, name } = demoAccount(founder);
  const packageExpiresAt = new Date(Date.now() + DAY_MS);
  const business = { id: businessId, name: '', packageExpiresAt, orderPrefix: '', rules: USUAL_RULES };
  const user = { id: userId, firebaseUid: uid, email, name };
  return new Session({ user, business, role: 'FOUNDER', flags: ALL_FLAGS });
}

/** One order in a transaction of its own, which stays short on a slow machine. */
const playOrder = defineCommand({
  name: 'demo.playOrder',
  permission: 'FOUNDER',
  input: z.object({ plan: z.custom<Plan>(), index: z.number() }),
  run: async (context, { plan: { skus, stages }, index }) => {
    const { id } = await createOrder(context, draft(index, await goodsOf(context, skus)));
    await moveTo(context, id, stages[index]!, index);
    await backdate(context, id, index, stages.length + 1);
  },
});

interface Goods {
  id: string;
  pricePoisha: bigint;
}

async function goodsOf({ tx, session }: CommandContext, skus: string[]): Promise<Goods[]> {
  const variants = await tx.variant.findMany({
    where: { businessId: session.businessId, sku: { in: skus } },
    select: { id: true, sku: true, pricePoisha: true },
  });
  return variants.sort((a, b) => skus.indexOf(a.sku) - skus.indexOf(b.sku));
}

function draft(index: number, goods: Goods[]): OrderDraft {
  const [customerName, phone, address] = at(DEMO_CUSTOMERS, index * 7 + (index % 5));
  const line = (choice: number, quantity: number) => {
    const { id: variantId, pricePoisha: unitPricePoisha } = at(goods, choice);
    return { variantId, quantity, unitPricePoisha, discountPoisha: 0n };
  };
  const lines = [line(index * 3, index % 4 === 1 ? 2 : 1)];
  if (index % 3 === 0) lines.push(line(index * 5 + 2, 1));
  return {
    customerName, phone, address, lines,
    source: at(SOURCES, index),
    discountPoisha: takaToPoisha(index % 9 === 4 ? 50 : 0),
    deliveryFeePoisha: takaToPoisha(/Dhaka|ঢাকা/.test(address) ? 60 : 120),
    advancePoisha: takaToPoisha(index % 6 === 2 ? 100 : 0),
  };
}

async function moveTo(context: CommandContext, orderId: string, stage: Stage, index: number): Promise<void> {
  if (stage === 'PENDING') return;
  if (stage === 'CANCELLED') {
    await cancelOrder.run(context, { orderId, reason: at(CANCEL_REASONS, index) });
    return;
  }
  await confirmOrder.run(context, { orderId });
  if (stage === 'CONFIRMED') return;
  const courierName = at(COURIERS, index);
  const trackingCode = `${courierName.slice(0, 2).toUpperCase()}${260_100 + index * 37}`;
  await shipOrder.run(context, { orderId, courierName, trackingCode });
  if (stage === 'SHIPPED') return;
  const lines = await context.tx.orderLine.findMany({
    where: { businessId: context.session.businessId, orderId }, select: { id: true, quantity: true, totalPoisha: true },
    orderBy: { position: 'asc' },
  });
  if (stage === 'RETURN_PENDING' || stage === 'RETURNED') {
    await returnOrder.run(context, { orderId, reason: at(RETURN_REASONS, index) });
    if (stage === 'RETURN_PENDING') return;
    await receiveReturn.run(context, {
      orderId, lines: lines.map(({ id: lineId, quantity }, line) => ({ lineId, good: quantity - Number(line === 0), damaged: Number(line === 0), missing: 0 })),
    });
    return;
  }
  if (stage === 'PARTIAL' && lines.length > 1) {
    const { advancePoisha } = await context.tx.order.findFirstOrThrow({ where: { businessId: context.session.businessId, id: orderId } });
    const [taken] = lines;
    await deliverPart.run(context, {
      orderId, lines: [{ lineId: taken!.id, accepted: taken!.quantity }], collected: taken!.totalPoisha - advancePoisha, reason: 'Took one of the two',
      returnReason: 'Wrong product',
    });
    return;
  }
  await deliverOrder.run(context, { orderId });
}

/** The customer has had it for some days and wants another one: the newest order of the demo. */
const playExchange = defineCommand({
  name: 'demo.playExchange',
  permission: 'FOUNDER',
  input: z.object({ number: z.number() }),
  run: async (context, { number }) => {
    const { businessId } = context.session;
    const { id: orderId } = await context.tx.order.findUniqueOrThrow({ where: { businessId_number: { businessId, number } }, select: { id: true } });
    const given = await context.tx.orderLine.findFirstOrThrow({ where: { businessId, orderId } });
    await exchangeOrder.run(context, {
      orderId, reason: 'Changed mind', back: [{ lineId: given.id, quantity: 1 }], discount: 0n, deliveryFee: takaToPoisha(60), advance: 0n,
      advanceAccount: 'CASH', lines: [{ variantId: given.variantId, quantity: 1, unitPrice: given.unitPricePoisha, discount: 0n }],
    });
  },
});

/**
 * The commands wrote the present time; this spreads the times over the last weeks, with more orders in the latest.
 */
async function backdate(context: CommandContext, id: string, index: number, count: number): Promise<void> {
  const { tx, session } = context;
  const where = { businessId_id: { businessId: session.businessId, id } };
  const age = SPAN_DAYS * DAY_MS * ((count - index - 0.4) / count) ** 3;
  const createdAt = Date.now() - age;
  const later = (hours: number) => new Date(Math.min(createdAt + hours * HOUR_MS, Date.now()));
  const { confirmedAt, shippedAt, deliveredAt, returningSince, returnedAt, cancelledAt } = await tx.order.findUniqueOrThrow({
    where,
    select: { confirmedAt: true, shippedAt: true, deliveredAt: true, returningSince: true, returnedAt: true, cancelledAt: true },
  });
  await tx.order.update({
    where,
    data: {
      createdAt: new Date(createdAt),
      confirmedAt: confirmedAt && later(3),
      shippedAt: shippedAt && later(20),
      deliveredAt: deliveredAt && later(70),
      returningSince: returningSince && later(68),
      returnedAt: returnedAt && later(150),
      cancelledAt: cancelledAt && later(8),
    },
    select: { id: true },
  });
  // The couriers' report counts days from hand-over to delivery.
  await tx.shipment.updateMany({ where: { businessId: session.businessId, orderId: id }, data: { createdAt: later(20) } });
}

/**
 * Moves the journal entries from today to the day of their step, with all that is kept of them by day. In a transaction of
 * its own, because a table with pending deferred constraints cannot be altered.
 */
const backdateBooks = defineCommand({
  name: 'demo.backdateBooks',
  permission: 'FOUNDER',
  input: z.object({}),
  run: async ({ tx, session: { businessId } }) => {
    await tx.$executeRaw`ALTER TABLE "JournalEntry" DISABLE TRIGGER "JournalEntry_append_only"`;
    await tx.$executeRaw`ALTER TABLE "JournalLine" DISABLE TRIGGER "JournalLine_append_only"`;
    await tx.$executeRaw`
      UPDATE "JournalEntry" e SET "day" = (CASE e."kind" WHEN 'delivery' THEN o."deliveredAt" WHEN 'shipping' THEN o."shippedAt"
        WHEN 'return' THEN o."returnedAt" WHEN 'return-request' THEN o."shippedAt" WHEN 'exchange' THEN now()
        WHEN 'cancellation' THEN o."cancelledAt" ELSE o."createdAt" END AT TIME ZONE 'Asia/Dhaka')::date
      FROM "Order" o WHERE e."businessId" = ${businessId}::uuid AND e."sourceType" = 'Order' AND o."businessId" = e."businessId" AND o."id" = e."sourceId"`;
    await tx.$executeRaw`
      UPDATE "JournalLine" l SET "day" = e."day" FROM "JournalEntry" e
      WHERE l."businessId" = ${businessId}::uuid AND e."businessId" = l."businessId" AND e."id" = l."entryId" AND l."day" <> e."day"`;
    await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
    await tx.$executeRaw`ALTER TABLE "JournalEntry" ENABLE TRIGGER "JournalEntry_append_only"`;
    await tx.$executeRaw`ALTER TABLE "JournalLine" ENABLE TRIGGER "JournalLine_append_only"`;
    await tx.$executeRaw`DELETE FROM "AccountBalance" WHERE "businessId" = ${businessId}::uuid`;
    await tx.$executeRaw`DELETE FROM "AccountTotal" WHERE "businessId" = ${businessId}::uuid`;
    await tx.$executeRaw`DELETE FROM "PartyMonth" WHERE "businessId" = ${businessId}::uuid`;
    await tx.$executeRaw`
      INSERT INTO "AccountBalance" ("businessId", "accountId", "partyId", "day", "debitPoisha", "creditPoisha")
      SELECT "businessId", "accountId", coalesce("partyId", '00000000-0000-0000-0000-000000000000'), "day", sum("debitPoisha"), sum("creditPoisha")
      FROM "JournalLine" WHERE "businessId" = ${businessId}::uuid GROUP BY 1, 2, 3, 4`;
    await tx.$executeRaw`
      INSERT INTO "AccountTotal" ("businessId", "accountId", "span", "start", "debitPoisha", "creditPoisha")
      SELECT l."businessId", l."accountId", s."span", s."start", sum(l."debitPoisha"), sum(l."creditPoisha")
      FROM "JournalLine" l CROSS JOIN LATERAL (
        VALUES ('DAY'::"TotalSpan", l."day"), ('MONTH'::"TotalSpan", date_trunc('month', l."day")::date)
      ) s ("span", "start") WHERE l."businessId" = ${businessId}::uuid GROUP BY 1, 2, 3, 4`;
    await tx.$executeRaw`
      INSERT INTO "PartyMonth" ("businessId", "accountId", "partyId", "start", "debitPoisha", "creditPoisha")
      SELECT "businessId", "accountId", "partyId", date_trunc('month', "day")::date, sum("debitPoisha"), sum("creditPoisha")
      FROM "JournalLine" WHERE "businessId" = ${businessId}::uuid AND "partyId" IS NOT NULL GROUP BY 1, 2, 3, 4`;
  },
});

/** Moves what the timelines tell of the orders to the time of its step. */
const backdateTimelines = defineCommand({
  name: 'demo.backdateTimelines',
  permission: 'FOUNDER',
  input: z.object({}),
  run: async ({ tx, session: { businessId } }) => {
    await tx.$executeRaw`ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_append_only"`;
    await tx.$executeRaw`
      UPDATE "AuditEntry" a SET "createdAt" = CASE a."after"->>'status' WHEN 'CONFIRMED' THEN o."confirmedAt" WHEN 'SHIPPED' THEN o."shippedAt"
        WHEN 'DELIVERED' THEN o."deliveredAt" WHEN 'PARTIAL' THEN o."deliveredAt" WHEN 'CANCELLED' THEN o."cancelledAt"
        WHEN 'RETURN_PENDING' THEN least(o."shippedAt" + interval '2 days', o."returnedAt", now()) WHEN 'RETURNED' THEN o."returnedAt"
        ELSE o."createdAt" END
      FROM "Order" o WHERE a."businessId" = ${businessId}::uuid AND a."entityType" = 'Order' AND a."command" = ${playOrder.name}
        AND o."businessId" = a."businessId" AND o."id"::text = a."entityId"`;
    await tx.$executeRaw`ALTER TABLE "AuditEntry" ENABLE TRIGGER "AuditEntry_append_only"`;
  },
});

/** Moves what the orders moved in stock to the time of its step. */
const backdateStock = defineCommand({
  name: 'demo.backdateStock',
  permission: 'FOUNDER',
  input: z.object({}),
  run: async ({ tx, session: { businessId } }) => {
    await tx.$executeRaw`ALTER TABLE "StockMovement" DISABLE TRIGGER "StockMovement_append_only"`;
    await tx.$executeRaw`
      UPDATE "StockMovement" m SET "createdAt" = coalesce(CASE
        WHEN m."withCourier" > 0 THEN o."shippedAt" WHEN m."returning" > 0 THEN o."returningSince" WHEN m."returning" < 0 THEN o."returnedAt"
        WHEN m."withCourier" < 0 THEN o."deliveredAt" WHEN m."reserved" < 0 THEN o."cancelledAt" ELSE o."createdAt" END, m."createdAt")
      FROM "Order" o WHERE m."businessId" = ${businessId}::uuid AND m."sourceType" = 'Order' AND o."businessId" = m."businessId" AND o."id" = m."sourceId"`;
    await tx.$executeRaw`ALTER TABLE "StockMovement" ENABLE TRIGGER "StockMovement_append_only"`;
  },
});
