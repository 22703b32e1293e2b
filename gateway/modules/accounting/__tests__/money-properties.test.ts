import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { DomainError } from '../../../errors.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { saveDeliveryMethod } from '../../couriers/save-delivery-method.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { createSupplier } from '../../purchases/supplier-commands.ts';
import { voidPurchase } from '../../purchases/void-purchase.ts';
import { createAdExpense } from '../ad-expense.ts';
import { closeBooks } from '../closing-commands.ts';
import { createExpense, createIncome } from '../expense-commands.ts';
import { payPartyOpening, setPartyOpening } from '../party-openings.ts';
import { trialBalance } from '../trial-balance.ts';
import { transferMoney, voidVoucher } from '../voucher-commands.ts';

const isLong = inject('isLong');
const today = dhakaDay(new Date());

const taka = fc.integer({ min: 1, max: 500_000 }).map((poisha) => poisha / 100);
const daysAgo = fc.nat(60);
const event = fc.oneof(
  fc.record({ kind: fc.constant('order' as const), quantity: fc.integer({ min: 1, max: 3 }), advance: fc.constantFrom(0, 50.5), steps: fc.nat(3) }),
  fc.record({ kind: fc.constant('cancel' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('purchase' as const), quantity: fc.integer({ min: 1, max: 5 }), taka }),
  fc.record({ kind: fc.constant('voidPurchase' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constantFrom('expense' as const, 'income' as const, 'transfer' as const, 'ads' as const), taka, daysAgo }),
  fc.record({ kind: fc.constant('voidVoucher' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constantFrom('owed' as const, 'payOwed' as const), isOfCourier: fc.boolean(), taka, daysAgo }),
  fc.record({ kind: fc.constant('close' as const), daysAgo: fc.integer({ min: 20, max: 60 }) }),
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  shop: Shop;
  product: SeededProduct;
  courierId: string;
  supplierId: string;
  accounts: Record<'cash' | 'bank' | 'rent' | 'other-income', string>;
}

async function newWorld(): Promise<World> {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 6, cost: 33.33 });
  const [cash, bank, rent, income] = await Promise.all(
    (['cash', 'bank', 'rent', 'other-income'] as const).map((code) => accountId(shop, code)));
  const session = Session.system(shop.id);
  const { id: courierId } = await execute(saveDeliveryMethod, session, { kind: 'MANUAL', name: 'Sundarban' });
  const { id: supplierId } = await execute(createSupplier, session, { name: 'Islampur Fabrics' });
  return { shop, product, courierId, supplierId, accounts: { cash: cash!, bank: bank!, rent: rent!, 'other-income': income! } };
}

const STEPS = [[confirmOrder, {}], [shipOrder, { courierName: 'Pathao' }], [deliverOrder, {}]] as [Command, object][];

/** Carries out an event. A refused command is ignored, because it changes nothing; any other error fails the test. */
async function play(world: World, happening: Event): Promise<void> {
  try {
    await carryOut(world, happening);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

async function carryOut({ shop, product, courierId, supplierId, accounts }: World, happening: Event): Promise<void> {
  const session = Session.system(shop.id);
  const where = { businessId: shop.id };
  const nth = <Row>(rows: Row[], at: number): Row | undefined => rows[at % Math.max(rows.length, 1)];
  const run = (command: Command, input: object) => execute(command, session, input);
  if (happening.kind === 'order') {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity: happening.quantity }], advance: happening.advance });
    for (const [command, input] of STEPS.slice(0, happening.steps)) await run(command, { ...input, orderId });
  } else if (happening.kind === 'cancel') {
    const order = nth(await db.order.findMany({ where, orderBy: { number: 'asc' }, select: { id: true } }), happening.at);
    if (order) await run(cancelOrder as Command, { orderId: order.id, reason: 'No' });
  } else if (happening.kind === 'purchase') {
    await withPurchase(shop, {
      start: 'RECEIVE', lines: [{ product, quantity: happening.quantity, unitCost: happening.taka }], more: { paid: happening.taka },
    });
  } else if (happening.kind === 'voidPurchase') {
    const purchase = nth(await db.purchase.findMany({ where, orderBy: { number: 'asc' }, select: { id: true, version: true } }), happening.at);
    if (purchase) await run(voidPurchase as Command, { purchaseId: purchase.id, version: purchase.version, reason: 'No' });
  } else if (happening.kind === 'voidVoucher') {
    const voucher = nth(await db.voucher.findMany({ where, orderBy: { number: 'asc' }, select: { id: true, version: true } }), happening.at);
    if (voucher) await run(voidVoucher as Command, { voucherId: voucher.id, version: voucher.version, reason: 'No' });
  } else if (happening.kind === 'owed' || happening.kind === 'payOwed') {
    const input = { ...(happening.isOfCourier ? { courierId } : { supplierId }), amount: happening.taka, day: new Date(addDays(today, -happening.daysAgo)) };
    if (happening.kind === 'owed') await run(setPartyOpening as Command, input);
    else await run(payPartyOpening as Command, { ...input, accountId: accounts.cash });
  } else if (happening.kind === 'close') {
    await run(closeBooks as Command, { through: new Date(addDays(today, -happening.daysAgo)) });
  } else {
    const day = new Date(addDays(today, -happening.daysAgo));
    const amount = happening.taka;
    const [command, input] = {
      expense: [createExpense, { accountId: accounts.cash, counterId: accounts.rent, amount }],
      income: [createIncome, { accountId: accounts.bank, counterId: accounts['other-income'], amount }],
      transfer: [transferMoney, { fromId: accounts.bank, toId: accounts.cash, amount, fee: 1.5 }],
      ads: [createAdExpense, { accountId: accounts.bank, platform: 'Facebook', usd: amount, rate: 121.337, from: day, to: new Date(addDays(today, 5)) }],
    }[happening.kind];
    await run(command as unknown as Command, { ...input, day });
  }
}

/** Own SQL, independent of the ledger checks. */
async function figures({ id }: Shop) {
  const [row] = await db.$queryRaw<Record<'receivable' | 'unsettled' | 'openings' | 'overpaid' | 'inventory' | 'stock' | 'advances' | 'open', string>[]>`
    WITH held AS (
      SELECT a."code", sum(l."debitPoisha" - l."creditPoisha") AS "value" FROM "JournalLine" l
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" WHERE l."businessId" = ${id}::uuid GROUP BY 1
    ), opened AS (
      SELECT "partyType", sum(CASE "kind" WHEN 'OPENING' THEN "amountPoisha" ELSE -"amountPoisha" END) AS "open" FROM "Voucher"
      WHERE "businessId" = ${id}::uuid AND "status" = 'POSTED' AND "partyId" IS NOT NULL GROUP BY 1
    )
    SELECT coalesce((SELECT "value" FROM held WHERE "code" = 'courier-receivable'), 0)::text AS "receivable",
      coalesce((SELECT "open" FROM opened WHERE "partyType" = 'COURIER'), 0)::text AS "openings",
      (SELECT count(*) FROM opened WHERE "open" < 0)::text AS "overpaid",
      coalesce((SELECT sum("revenuePoisha" - "advancePoisha") FROM "Order" WHERE "businessId" = ${id}::uuid AND "settlementStatus" = 'UNSETTLED'), 0)::text AS "unsettled",
      coalesce((SELECT "value" FROM held WHERE "code" = 'inventory'), 0)::text AS "inventory",
      (SELECT coalesce(sum(b."onHand" * v."avgCostPoisha"), 0) FROM "StockBalance" b
        JOIN "Variant" v ON v."businessId" = b."businessId" AND v."id" = b."variantId" WHERE b."businessId" = ${id}::uuid)::text AS "stock",
      coalesce(-(SELECT "value" FROM held WHERE "code" = 'customer-advance'), 0)::text AS "advances",
      coalesce((SELECT sum("advancePoisha") FROM "Order" WHERE "businessId" = ${id}::uuid
        AND "status" IN ('PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'RETURN_PENDING', 'PREORDER', 'HOLD') AND "revenuePoisha" = 0), 0)::text AS "open"`;
  return row!;
}

async function assertSound({ shop }: World): Promise<void> {
  const { receivable, unsettled, openings, overpaid, inventory, stock, advances, open } = await figures(shop);
  expect({ receivable, overpaid, inventory, advances })
    .toEqual({ receivable: String(BigInt(unsettled) + BigInt(openings)), overpaid: '0', inventory: stock, advances: open });
  for (const day of [addDays(today, -30), today, addDays(today, 10)]) {
    const rows = await trialBalance(shop.id, addDays(day, -7), day);
    expect(rows.reduce((sum, { closingPoisha }) => sum + closingPoisha, 0n)).toBe(0n);
  }
  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
}

const USUAL: Event[] = [
  { kind: 'order', quantity: 2, advance: 50.5, steps: 3 }, { kind: 'order', quantity: 1, advance: 50.5, steps: 1 },
  { kind: 'purchase', quantity: 3, taka: 10.01 }, { kind: 'ads', taka: 3.33, daysAgo: 10 }, { kind: 'expense', taka: 7.77, daysAgo: 40 },
  { kind: 'owed', isOfCourier: true, taka: 90.5, daysAgo: 35 }, { kind: 'payOwed', isOfCourier: true, taka: 40.25, daysAgo: 12 },
  { kind: 'owed', isOfCourier: false, taka: 12, daysAgo: 3 }, { kind: 'payOwed', isOfCourier: false, taka: 12, daysAgo: 1 },
  { kind: 'close', daysAgo: 30 }, { kind: 'voidVoucher', at: 1 }, { kind: 'voidPurchase', at: 0 }, { kind: 'cancel', at: 1 },
];

describe('whatever a business earns and spends', () => {
  it('the books balance, and say what orders, couriers and shelves say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 20 }), async (history) => {
        const world = await newWorld();
        for (const happening of history) await play(world, happening);
        await assertSound(world);
      }),
      { numRuns: isLong ? 200 : 5, examples: [[USUAL]] },
    );
  }, isLong ? 1_800_000 : 120_000);

  it('many things at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(event, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 4 }), async (histories) => {
        const world = await newWorld();
        for (const happening of USUAL.slice(0, 4)) await play(world, happening);
        await Promise.all(histories.map(async (history) => {
          for (const happening of history) await play(world, happening);
        }));
        await assertSound(world);
      }),
      { numRuns: isLong ? 100 : 3 },
    );
  }, isLong ? 1_800_000 : 120_000);
});
