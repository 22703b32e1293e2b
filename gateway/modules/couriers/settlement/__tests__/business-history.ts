import fc from 'fast-check';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../../../../prisma/seed/factories/purchase.ts';
import { poishaToTaka } from '../../../../../schema/rules/money.ts';
import type { Command } from '../../../../commands/command.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { DomainError, PreconditionError } from '../../../../errors.ts';
import { LINE_DECISIONS, type LineDecision } from '../../../../../schema/rules/line-decisions.ts';
import { Session } from '../../../../session/session.ts';
import { createExpense } from '../../../accounting/expense-commands.ts';
import { voidVoucher } from '../../../accounting/voucher-commands.ts';
import { exchangeOrder } from '../../../orders/exchange-order.ts';
import { reopenOrder } from '../../../orders/hold-orders.ts';
import { cancelOrder, confirmOrder, deliverOrder, revertDelivery, shipOrder } from '../../../orders/order-commands.ts';
import { refundAdvance } from '../../../orders/refund-advance.ts';
import { deliverPart, loseOrder, receiveReturn, returnOrder } from '../../../orders/return-orders.ts';
import { undoLoss } from '../../../orders/undo-loss.ts';
import { undoReceipt } from '../../../orders/undo-receipt.ts';
import { payPurchase, receivePurchase, returnPurchase } from '../../../purchases/purchase-commands.ts';
import { voidPurchase } from '../../../purchases/void-purchase.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { receiveCompensation, writeOffClaim } from '../claim-decisions.ts';
import { createStatement } from '../create-statement.ts';
import { decideStatementLine } from '../decide-line.ts';
import { acceptStatementDifferences, settleStatementDifferences, undoDifferenceDecision } from '../difference-decisions.ts';
import { openDifferences } from '../open-differences.ts';
import { postStatement, voidStatement } from '../post-statement.ts';
import { disputeOrder, resolveDispute, undoSettlementDecision, writeOffOrder } from '../settlement-decisions.ts';
import { waiveReturnCharge } from '../waive-return-charge.ts';

const COURIERS = ['Steadfast', 'Pathao'] as const;

const at = fc.nat(7);
const choice = <Kind extends string>(...kinds: Kind[]) => fc.record({ kind: fc.constantFrom(...kinds), at });

/** One random event of a business. Its numbers select from whatever records exist at that moment. */
export const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const), courier: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }),
      advance: fc.constantFrom(0, 0, 50.5, 560), ships: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: choice('ship', 'deliver', 'part', 'return', 'paidReturn', 'receive', 'revert', 'lose') },
  { weight: 3, arbitrary: choice('undoReceipt', 'undoLoss') },
  { weight: 3, arbitrary: choice('cancel', 'keepAdvance', 'reopen', 'refund', 'exchange') },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('purchase' as const), quantity: fc.integer({ min: 1, max: 5 }), cost: fc.integer({ min: 1, max: 90_000 }).map((poisha) => poisha / 100),
      start: fc.constantFrom('ORDER' as const, 'RECEIVE' as const), extraCost: fc.constantFrom(0, 7.77), isPaid: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: choice('receiveGoods', 'payGoods', 'returnGoods', 'voidPurchase') },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('statement' as const), courier: fc.nat(1), posts: fc.boolean(),
      lines: fc.array(fc.record({ at, off: fc.constantFrom(0, 0, 0.5, -0.5, -60, 40), restComes: fc.boolean(), decision: fc.constantFrom(null, null, ...LINE_DECISIONS), adjustment: fc.constantFrom(0, 0, 12.5, -3), back: fc.boolean(), dear: fc.constantFrom(0, 0, 25.25) }), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: choice('voidStatement') },
  { weight: 3, arbitrary: choice('dispute', 'resolve', 'writeOff', 'undo', 'claimPaid', 'claimWriteOff', 'waiveReturn') },
  { weight: 2, arbitrary: choice('acceptDifferences', 'settleDifferences', 'undoDifferences') },
  { weight: 1, arbitrary: choice('expense', 'voidExpense') },
);
export type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;
type Statement = Extract<Event, { kind: 'statement' }>;

export interface World {
  shop: Shop;
  session: Session;
  product: SeededProduct;
  couriers: string[];
  supplierId: string;
  orders: { orderId: string; code: string }[];
}

export async function newWorld(): Promise<World> {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const couriers: string[] = [];
  for (const name of COURIERS) {
    couriers.push((await execute(saveDeliveryMethod, session, { name, kind: 'MANUAL', codPercent: 1, tolerance: 1, insideCharge: 60, returnPercent: 50 })).id);
  }
  return { shop, session, product: await withProduct(shop, { stock: 40, cost: 33.33 }), couriers, supplierId: await withSupplier(shop), orders: [] };
}

/** Carries out an event. A refused command is ignored, because it changes nothing; any other error fails the test. */
export async function play(world: World, happening: Event): Promise<void> {
  try {
    if (happening.kind === 'order') await takeOrder(world, happening);
    else if (happening.kind === 'statement') await enterStatement(world, happening);
    else if (happening.kind === 'purchase') await buy(world, happening);
    else if (isOfOrder(happening)) await changeOrder(world, happening);
    else await changeRecord(world, happening);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

const nth = <Row>(rows: readonly Row[], index: number): Row | undefined => rows[index % Math.max(rows.length, 1)];
const run = ({ session }: World, command: unknown, input: object) => execute(command as Command, session, input);

const shipped = async (world: World, { orderId, code }: World['orders'][number], courier: number): Promise<void> => {
  await run(world, confirmOrder, { orderId });
  await run(world, shipOrder, { orderId, courierName: COURIERS[courier], trackingCode: code });
};

async function takeOrder(world: World, { quantity, advance, courier, ships }: Extract<Event, { kind: 'order' }>): Promise<void> {
  const { id: orderId } = await withOrder(world.shop, { lines: [{ product: world.product, quantity, price: 500 }], deliveryFee: 60, advance, district: 'Dhaka' });
  const order = { orderId, code: `P${orderId.slice(-8)}` };
  world.orders.push(order);
  if (ships) await shipped(world, order, courier);
}

async function buy(world: World, { quantity, cost, start, extraCost, isPaid }: Extract<Event, { kind: 'purchase' }>): Promise<void> {
  await withPurchase(world.shop, {
    supplierId: world.supplierId, start, lines: [{ product: world.product, quantity, unitCost: cost }],
    more: { extraCost, paid: isPaid ? cost : 0, paidFrom: 'BKASH', extraAccount: isPaid ? 'CASH' : undefined },
  });
}

type OrderStep = keyof Awaited<ReturnType<typeof orderSteps>>;
const ORDER_STEPS = new Set<string>([
  'deliver', 'part', 'return', 'paidReturn', 'receive', 'revert', 'lose', 'undoReceipt', 'undoLoss', 'cancel', 'keepAdvance', 'reopen', 'refund', 'exchange',
  'dispute', 'resolve', 'writeOff', 'undo', 'claimPaid', 'claimWriteOff', 'waiveReturn', 'ship',
] satisfies (OrderStep | 'ship')[]);
type OrderEvent = { kind: OrderStep | 'ship'; at: number };
const isOfOrder = (happening: { kind: string }): happening is OrderEvent => ORDER_STEPS.has(happening.kind);

async function orderSteps({ shop: { id: businessId }, product }: World, orderId: string) {
  const { totalPoisha, advancePoisha } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } } });
  const lines = await db.orderLine.findMany({ where: { businessId, orderId }, include: { allocations: true } });
  const returning = (of: (typeof lines)[number]) => of.allocations.reduce((sum, one) => sum + one.returning, 0);
  return {
    deliver: [deliverOrder, {}], revert: [revertDelivery, { reason: 'A mistake' }], lose: [loseOrder, { reason: 'Gone' }],
    undoReceipt: [undoReceipt, { reason: 'Another parcel' }], undoLoss: [undoLoss, { reason: 'Found' }],
    part: [deliverPart, {
      lines: lines.map(({ id }) => ({ lineId: id, accepted: 1 })), collected: Math.max(poishaToTaka(totalPoisha - advancePoisha) - 500, 0), reason: 'Took one',
    }],
    return: [returnOrder, { reason: 'Torn' }], paidReturn: [returnOrder, { reason: 'Refused', feeCollected: 60 }],
    receive: [receiveReturn, {
      lines: lines.map((one) => ({ lineId: one.id, good: Math.max(returning(one) - 1, 0), damaged: Math.min(returning(one), 1), missing: 0 })),
    }],
    cancel: [cancelOrder, { reason: 'No' }], keepAdvance: [cancelOrder, { reason: 'Late', keepAdvance: true }],
    reopen: [reopenOrder, { reason: 'Yes' }], refund: [refundAdvance, { account: 'NAGAD' }],
    exchange: [exchangeOrder, {
      reason: 'Too small', back: lines.map(({ id }) => ({ lineId: id, quantity: 1 })), advance: 10,
      lines: [{ variantId: product.variantId, quantity: 1, unitPrice: 470 }],
    }],
    dispute: [disputeOrder, { note: 'Late' }], resolve: [resolveDispute, { note: 'Paid', account: 'CASH' }], writeOff: [writeOffOrder, { note: 'Gone' }],
    undo: [undoSettlementDecision, { reason: 'No' }],
    claimPaid: [receiveCompensation, { amount: 40.5, account: 'CASH', note: 'Compensated' }], claimWriteOff: [writeOffClaim, { note: 'Gone' }],
    waiveReturn: [waiveReturnCharge, { note: 'For nothing' }],
  } as const;
}

async function changeOrder(world: World, { kind, at: index }: OrderEvent): Promise<void> {
  const order = nth(world.orders, index);
  if (!order) return;
  const { orderId } = order;
  if (kind === 'ship') return shipped(world, order, index % 2);
  const [command, input] = (await orderSteps(world, orderId))[kind];
  const result = await run(world, command, { ...input, orderId }) as { id: string };
  if (kind === 'exchange') world.orders.push({ orderId: result.id, code: `P${result.id.slice(-8)}` });
}

async function enterStatement(world: World, happening: Statement): Promise<void> {
  const { shop: { id: businessId }, couriers, orders } = world;
  const rows = await db.order.findMany({ where: { businessId }, select: { id: true, totalPoisha: true, advancePoisha: true } });
  const lines = happening.lines.flatMap(({ at: index, off, adjustment, back, dear }) => {
    const order = nth(orders, index);
    const row = rows.find(({ id }) => id === order?.orderId);
    if (!order || !row) return [];
    if (back) return [{ consignment: order.code, collected: 0, deliveryCharge: 0, codFee: 0, returnCharge: 30 + dear, adjustment }];
    const collected = Math.max(poishaToTaka(row.totalPoisha - row.advancePoisha) + off, 0);
    return [{ consignment: order.code, collected, deliveryCharge: 60 + dear, codFee: Math.round(collected) / 100 + dear, returnCharge: 0, adjustment }];
  });
  if (lines.length === 0) return;
  const { id } = await execute(createStatement, world.session, { courierId: couriers[happening.courier]!, account: 'BANK', lines });
  const drafted = await db.statementLine.findMany({ where: { businessId, statementId: id }, orderBy: { position: 'asc' } });
  for (const [index, { restComes, decision }] of happening.lines.entries()) {
    if (restComes && drafted[index]) await run(world, decideStatementLine, { lineId: drafted[index].id, restComes });
    if (decision && drafted[index]) await decide(world, { lineId: drafted[index].id, decision });
  }
  if (!happening.posts) return;
  const { version } = await db.courierStatement.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  await run(world, postStatement, { statementId: id, version });
}

/** Only some lines can be decided about in that way. */
async function decide(world: World, { lineId, decision }: { lineId: string; decision: LineDecision }): Promise<void> {
  try {
    await run(world, decideStatementLine, { lineId, decision, note: 'Seen' });
  } catch (error) {
    if (!(error instanceof PreconditionError)) throw error;
  }
}

async function changeRecord(world: World, { kind, at: index }: Exclude<Event, { kind: 'order' | 'statement' | 'purchase' } | OrderEvent>): Promise<void> {
  const where = { businessId: world.shop.id };
  if (kind === 'expense') {
    const [account, counter] = [await accountId(world.shop, 'cash'), await accountId(world.shop, 'rent')];
    await run(world, createExpense, { accountId: account, counterId: counter, amount: index + 0.25 });
  } else if (kind === 'voidExpense') {
    const voucher = nth(await db.voucher.findMany({ where, orderBy: { number: 'asc' } }), index);
    if (voucher) await run(world, voidVoucher, { voucherId: voucher.id, version: voucher.version, reason: 'No' });
  } else if (kind === 'voidStatement') {
    const statement = nth(await db.courierStatement.findMany({ where, orderBy: { number: 'asc' } }), index);
    if (statement) await run(world, voidStatement, { statementId: statement.id, version: statement.version, reason: 'No' });
  } else if (kind === 'acceptDifferences' || kind === 'settleDifferences') {
    const statement = nth(await db.courierStatement.findMany({ where: { ...where, status: 'POSTED' }, orderBy: { number: 'asc' }, include: { lines: true } }), index);
    if (!statement) return;
    const open = await openDifferences(db, world.shop.id, { statementId: statement.id, lineIds: statement.lines.map(({ id }) => id) });
    const command = kind === 'acceptDifferences' ? acceptStatementDifferences : settleStatementDifferences;
    if (open.length > 0) await run(world, command, { statementId: statement.id, lines: open.map(({ id }) => id), note: 'So be it' });
  } else if (kind === 'undoDifferences') {
    const decision = nth(await db.differenceDecision.findMany({ where, orderBy: { id: 'asc' } }), index);
    if (decision) await run(world, undoDifferenceDecision, { decisionId: decision.id, reason: 'No' });
  } else {
    const purchase = nth(await db.purchase.findMany({ where, orderBy: { number: 'asc' }, include: { lines: true } }), index);
    if (!purchase) return;
    const back = purchase.lines.map(({ id }) => ({ lineId: id, quantity: 1 }));
    const [command, input] = {
      receiveGoods: [receivePurchase, {}], payGoods: [payPurchase, { amount: 5.5, account: 'BANK' }],
      returnGoods: [returnPurchase, { lines: back, reason: 'Torn' }], voidPurchase: [voidPurchase, { reason: 'No' }],
    }[kind];
    await run(world, command, { ...input, purchaseId: purchase.id, version: purchase.version });
  }
}
