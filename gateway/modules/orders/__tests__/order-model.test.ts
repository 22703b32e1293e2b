import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { DomainError } from '../../../errors.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { callOffExchange } from '../call-off-exchange.ts';
import { exchangeOrder } from '../exchange-order.ts';
import { editOrder } from '../edit-order.ts';
import { holdOrder, reopenOrder, resumeOrder } from '../hold-orders.ts';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, revertDelivery, shipOrder } from '../order-commands.ts';
import { GIVEN_BACK } from '../order-state.ts';
import { recallOrder } from '../recall-order.ts';
import { deliverPart, loseOrder, receiveReturn, returnOrder } from '../return-orders.ts';
import { undoLoss } from '../undo-loss.ts';
import { undoReceipt } from '../undo-receipt.ts';
import { play, type Model, type Step } from './order-model.ts';

const LONG = inject('isLong');
const STOCK = 6;

const order = fc.nat(2);
const few = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take' as const), units: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constantFrom('confirm' as const, 'ship' as const, 'deliver' as const, 'return' as const), order }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('pack' as const, 'hold' as const, 'resume' as const, 'revert' as const, 'lose' as const, 'reopen' as const, 'cancel' as const, 'keepAdvance' as const, 'refuse' as const, 'recall' as const, 'callOff' as const), order }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('undoReceipt' as const, 'undoLoss' as const), order }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('edit' as const), order, units: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('exchange' as const), order, back: fc.nat(2), units: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('giveBack' as const), order, units: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deliverPart' as const), order, accepted: fc.nat(3) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('receive' as const), order, good: few, damaged: few, missing: few }) },
);

interface World {
  shop: Shop;
  product: SeededProduct;
  orders: { id: string; lineId: string }[];
}

const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const reason = 'Because';

const COMMANDS: Record<Exclude<Step['kind'], 'take' | 'edit' | 'deliverPart' | 'receive' | 'exchange' | 'giveBack'>, [command: Command, input: object]> = {
  confirm: [confirmOrder as Command, {}],
  pack: [packOrder as Command, {}],
  hold: [holdOrder as Command, { reason, until: day }],
  resume: [resumeOrder as Command, {}],
  ship: [shipOrder as Command, { courierName: 'Pathao' }],
  deliver: [deliverOrder as Command, {}],
  revert: [revertDelivery as Command, { reason }],
  return: [returnOrder as Command, { reason }],
  lose: [loseOrder as Command, { reason }],
  recall: [recallOrder as Command, {}],
  callOff: [callOffExchange as Command, { reason }],
  undoReceipt: [undoReceipt as Command, { reason }],
  undoLoss: [undoLoss as Command, { reason }],
  reopen: [reopenOrder as Command, {}],
  cancel: [cancelOrder as Command, { reason }],
  keepAdvance: [cancelOrder as Command, { reason, keepAdvance: true }],
  refuse: [returnOrder as Command, { reason, feeCollected: 60 }],
};

async function know({ shop, orders }: World, id: string) {
  const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: id }, select: { id: true } });
  orders.push({ id, lineId: line.id });
}

/** Takes the step in the real thing; false when it is refused. Anything but a refusal fails the test. */
async function act(world: World, session: Session, taken: Step): Promise<boolean> {
  const { shop, product, orders } = world;
  if (taken.kind === 'take') {
    const { id } = await withOrder(shop, { lines: [{ product, quantity: taken.units }], advance: 100 });
    await know(world, id);
    return true;
  }
  const target = orders[taken.order];
  if (!target) return false;
  const { id: orderId, lineId } = target;
  try {
    if (taken.kind === 'deliverPart') {
      await execute(deliverPart, session, { orderId, lines: [{ lineId, accepted: taken.accepted }], collected: 50, reason });
    } else if (taken.kind === 'edit') {
      const { units: quantity } = taken;
      await execute(editOrder, session, { orderId, reason, lines: [{ lineId, variantId: product.variantId, quantity, unitPrice: 500 }] });
    } else if (taken.kind === 'exchange') {
      const { back, units: quantity } = taken;
      const made = await execute(exchangeOrder, session, {
        orderId, reason, back: [{ lineId, quantity: back }], lines: [{ variantId: product.variantId, quantity, unitPrice: 500 }], credit: 100,
      });
      await know(world, made.id);
    } else if (taken.kind === 'giveBack') {
      await execute(returnOrder, session, { orderId, reason, lines: [{ lineId, quantity: taken.units }] });
    } else if (taken.kind === 'receive') {
      const { good, damaged, missing } = taken;
      await execute(receiveReturn, session, { orderId, lines: [{ lineId, good, damaged, missing }] });
    } else {
      const [command, input] = COMMANDS[taken.kind];
      await execute(command, session, { ...input, orderId });
    }
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function newWorld(): Promise<{ world: World; session: Session }> {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: STOCK, cost: 33.33, allowsPreorder: true });
  return { world: { shop, product, orders: [] }, session: Session.system(shop.id) };
}

async function standing({ shop, product, orders }: World) {
  const [balance, rows] = await Promise.all([
    db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } }),
    db.order.findMany({ where: { businessId: shop.id }, include: { lines: { include: { allocations: true } }, transitions: { where: { to: 'LOST' } } }, orderBy: { number: 'asc' } }),
  ]);
  expect(rows.map(({ id }) => id)).toEqual(orders.map(({ id }) => id));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    onHand: balance.onHand,
    reserved: balance.reserved,
    orders: rows.map(({ status, heldFrom, returningUnits, returnReason, lines: [line], transitions: losses }) => {
      const returning = sum(line!.allocations.map((one) => one.returning));
      expect(returningUnits).toBe(returning);
      // A partial delivery was given no reason, and a lost parcel has none any more.
      if (status !== 'PARTIAL' && losses.length === 0) expect([status, returnReason]).toEqual([status, GIVEN_BACK.includes(status) ? reason : null]);
      return {
        status, heldFrom, returning, units: line!.quantity, reserved: sum(line!.allocations.map((one) => one.reserved)),
        withCourier: sum(line!.allocations.map((one) => one.withCourier)), delivered: line!.deliveredQuantity,
        damaged: line!.damagedQuantity, lost: line!.lostQuantity,
      };
    }),
  };
}

const expected = ({ onHand, orders }: Model) => ({
  onHand,
  reserved: orders.reduce((sum, one) => sum + one.reserved, 0),
  orders: orders.map(({ sold: _sold, feePaid: _feePaid, settledInPart: _settledInPart, packed: _packed, replacedBy: _replacedBy, receipts: _receipts, lostAtOnce: _lostAtOnce, ...rest }) => rest),
});

const driftIn = async ({ shop }: World) => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

const take: Step = { kind: 'take', units: 3 };
const on = (...kinds: (keyof typeof COMMANDS)[]): Step[] => kinds.map((kind) => ({ kind, order: 0 }));
const receive = (good: number, damaged: number, missing: number): Step => ({ kind: 'receive', order: 0, good, damaged, missing });

const edit = (units: number): Step => ({ kind: 'edit', order: 0, units });

/** The cycles: held twice, sent again after a return, given back by the customer, partly taken, received in parts, preordered, refused against a fee. */
const CYCLES: Step[][] = [
  [take, ...on('confirm', 'hold', 'resume', 'pack', 'hold', 'resume', 'ship', 'deliver', 'revert', 'deliver')],
  [take, ...on('confirm', 'ship', 'return'), receive(2, 0, 0), receive(1, 0, 0), receive(1, 0, 0), ...on('confirm', 'ship', 'deliver')],
  [take, ...on('confirm', 'ship', 'deliver', 'return'), receive(1, 1, 1), ...on('confirm', 'deliver')],
  [take, ...on('confirm', 'ship'), { kind: 'deliverPart', order: 0, accepted: 1 }, receive(1, 0, 0), receive(0, 1, 0), receive(1, 0, 0)],
  [take, edit(2), ...on('confirm'), edit(5), edit(1), ...on('pack', 'hold'), edit(4), ...on('resume', 'ship'), edit(2), ...on('return'), receive(3, 1, 0), ...on('confirm'), edit(2), ...on('ship')],
  [take, ...on('confirm', 'pack', 'confirm', 'ship', 'confirm', 'deliver', 'confirm')],
  [take, ...on('confirm', 'ship', 'recall', 'pack', 'ship', 'recall', 'recall', 'ship', 'deliver', 'recall')],
  [take, ...on('confirm', 'ship', 'deliver'), { kind: 'exchange', order: 0, back: 2, units: 1 }, ...on('deliver', 'return', 'lose'), receive(1, 0, 0), receive(0, 1, 1), receive(0, 0, 1),
    { kind: 'confirm', order: 1 }, { kind: 'ship', order: 1 }, { kind: 'deliver', order: 1 }, { kind: 'exchange', order: 1, back: 1, units: 1 }],
  [take, ...on('confirm', 'ship', 'deliver'), { kind: 'exchange', order: 0, back: 3, units: 2 }, { kind: 'cancel', order: 1 }, { kind: 'reopen', order: 1 }, { kind: 'confirm', order: 1 }],
  [take, ...on('confirm', 'ship', 'deliver', 'callOff'), { kind: 'exchange', order: 0, back: 2, units: 1 }, { kind: 'confirm', order: 1 }, ...on('callOff', 'callOff'),
    { kind: 'exchange', order: 0, back: 1, units: 1 }, receive(1, 0, 0), ...on('callOff')],
  [take, ...on('confirm', 'ship', 'deliver'), { kind: 'exchange', order: 0, back: 1, units: 1 }, { kind: 'confirm', order: 1 }, { kind: 'ship', order: 1 }, ...on('callOff')],
  [take, ...on('confirm', 'ship', 'deliver'), { kind: 'giveBack', order: 0, units: 1 }, ...on('deliver'), { kind: 'giveBack', order: 0, units: 2 }, receive(1, 0, 0), ...on('deliver'), receive(1, 0, 0),
    { kind: 'giveBack', order: 0, units: 1 }, receive(0, 0, 1)],
  [take, ...on('confirm', 'ship'), { kind: 'deliverPart', order: 0, accepted: 1 }, ...on('return', 'deliver'), receive(3, 0, 0)],
  [take, take, take, { kind: 'hold', order: 2 }, { kind: 'confirm', order: 2 }, edit(2), { kind: 'edit', order: 2, units: 1 }, ...on('confirm'), { kind: 'confirm', order: 1 }, { kind: 'confirm', order: 2 }],
  [take, take, { kind: 'take', units: 1 }, { kind: 'keepAdvance', order: 2 }, { kind: 'reopen', order: 2 }, ...on('keepAdvance', 'reopen', 'confirm', 'ship', 'deliver')],
  [take, ...on('confirm', 'ship', 'refuse', 'deliver'), receive(3, 0, 0), ...on('confirm')],
  [take, ...on('confirm', 'ship', 'refuse', 'lose')],
  [take, ...on('confirm', 'ship'), { kind: 'deliverPart', order: 0, accepted: 1 }, ...on('revert', 'deliver', 'return', 'revert', 'refuse', 'revert', 'recall')],
  [take, ...on('confirm', 'ship'), { kind: 'deliverPart', order: 0, accepted: 2 }, receive(1, 0, 0), ...on('revert', 'return', 'revert')],
  [take, ...on('confirm', 'ship'), { kind: 'deliverPart', order: 0, accepted: 2 }, ...on('return', 'revert'), { kind: 'deliverPart', order: 0, accepted: 1 }, receive(1, 0, 1), ...on('return')],
  [take, ...on('confirm', 'ship', 'return'), receive(1, 1, 0), receive(0, 0, 1), ...on('undoReceipt', 'undoReceipt', 'undoReceipt', 'revert', 'deliver', 'return'), receive(3, 0, 0),
    ...on('undoReceipt'), receive(2, 1, 0)],
  [take, ...on('confirm', 'ship', 'return'), receive(3, 0, 0), take, { kind: 'confirm', order: 1 }, { kind: 'take', units: 2 }, { kind: 'confirm', order: 2 }, ...on('undoReceipt'),
    { kind: 'cancel', order: 2 }, ...on('undoReceipt'), receive(3, 0, 0), ...on('confirm', 'undoReceipt', 'ship', 'undoReceipt', 'return', 'undoReceipt')],
  [take, ...on('confirm', 'ship', 'deliver'), { kind: 'giveBack', order: 0, units: 2 }, receive(2, 0, 0), { kind: 'giveBack', order: 0, units: 1 }, ...on('undoReceipt'), receive(3, 0, 0), ...on('undoReceipt', 'undoReceipt')],
  [take, ...on('confirm', 'ship'), { kind: 'deliverPart', order: 0, accepted: 1 }, receive(1, 0, 1), ...on('undoReceipt', 'return', 'lose'), receive(3, 0, 0), ...on('undoReceipt')],
  [take, ...on('confirm', 'ship', 'deliver'), { kind: 'exchange', order: 0, back: 2, units: 1 }, receive(1, 0, 1), ...on('undoReceipt', 'callOff')],
  [take, ...on('confirm', 'ship', 'lose', 'undoLoss', 'undoLoss', 'revert', 'lose', 'undoLoss'), receive(1, 0, 0), ...on('lose', 'undoReceipt', 'undoLoss', 'undoReceipt', 'deliver')],
  [take, ...on('hold', 'cancel', 'reopen', 'confirm', 'ship', 'return', 'deliver', 'return', 'lose')],
];

describe('orders against the reference model', () => {
  it('take the same steps, refuse the same ones and agree on every unit and every taka', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: LONG ? 60 : 30 }), async (steps) => {
        const { world, session } = await newWorld();
        const model: Model = { onHand: STOCK, orders: [] };
        for (const [index, one] of [take, ...steps].entries()) {
          const allowed = play(model, one);
          expect(await act(world, session, one), `step ${index}: ${JSON.stringify(one)}`).toBe(allowed);
        }
        expect(await standing(world)).toEqual(expected(model));
        expect(await driftIn(world)).toEqual([]);
      }),
      { numRuns: LONG ? 200 : 8, examples: CYCLES.map((steps) => [steps]) },
    );
  }, LONG ? 900_000 : 120_000);

  it('never restock a unit twice, whoever scans it at once', async () => {
    const { world, session } = await newWorld();
    for (const one of [take, ...on('confirm', 'ship', 'return')]) await act(world, session, one);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => act(world, session, receive(1, 0, 0))));
    expect(outcomes.filter(Boolean)).toHaveLength(3);
    expect(await standing(world)).toMatchObject({ onHand: STOCK, orders: [{ status: 'RETURNED', returning: 0 }] });
    expect(await driftIn(world)).toEqual([]);
  });

  it('agree after everybody has tried everything at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 3, maxLength: 10 }), { minLength: 2, maxLength: 4 }), async (people) => {
        const { world, session } = await newWorld();
        for (const one of [take, take, ...on('confirm', 'ship')]) await act(world, session, one);
        const others = people.map((steps) => steps.filter(({ kind }) => kind !== 'take'));
        await Promise.all(others.map(async (steps) => {
          for (const one of steps) await act(world, session, one);
        }));
        const { onHand, orders } = await standing(world);
        const away = orders.reduce((sum, one) => sum + one.withCourier + one.returning + one.delivered + one.damaged + one.lost, 0);
        expect(onHand + away).toBe(STOCK);
        expect(await driftIn(world)).toEqual([]);
      }),
      { numRuns: LONG ? 60 : 4 },
    );
  }, LONG ? 900_000 : 120_000);
});
