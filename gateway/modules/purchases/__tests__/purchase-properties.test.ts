import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { DomainError } from '../../../errors.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { partyBalance } from '../../accounting/party-balance.ts';
import { correctCosts } from '../correct-costs.ts';
import { payPurchase, receivePurchase, returnPurchase } from '../purchase-commands.ts';
import { refundPurchase } from '../refund-purchase.ts';
import { voidPurchase } from '../void-purchase.ts';

const cost = fc.integer({ min: 1, max: 999 }).map((poisha) => poisha / 100);
const bill = fc.record({
  lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unitCost: cost }), { minLength: 1, maxLength: 3 }),
  extraCost: fc.nat(99).map((poisha) => poisha / 100),
  /** Of the goods, so that a piece does not cost a whole number of poisha. */
  discountPercent: fc.nat(99),
});
const step = fc.record({
  kind: fc.constantFrom('receive', 'return', 'close', 'correct', 'pay', 'refund'), line: fc.nat(2), pieces: fc.integer({ min: 1, max: 4 }), cost,
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What is refused changes nothing; anything else that is thrown is a mistake. */
function refused(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

it('a supplier is owed nothing but what was paid once all went back, and nothing where it is void, whatever came in parts, never came, or cost something else', { timeout: 600_000 }, async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const saree = await withProduct(shop, { stock: 0, cost: 0 });
  const stateOf = (id: string) => db.purchase.findUniqueOrThrow({
    where: { businessId_id: { businessId: shop.id, id } }, include: { lines: { orderBy: { position: 'asc' } } },
  });

  async function take(purchaseId: string, { kind, line: index, pieces: quantity, cost: unitCost }: Step): Promise<void> {
    const { version, lines } = await stateOf(purchaseId);
    const lineId = lines[index % lines.length]!.id;
    const asked = { purchaseId, version, reason: 'Why not' };
    if (kind === 'return') await execute(returnPurchase, session, { ...asked, lines: [{ lineId, quantity }] }).catch(refused);
    else if (kind === 'pay' || kind === 'refund') {
      await execute(kind === 'pay' ? payPurchase : refundPurchase, session, { ...asked, amount: unitCost }).catch(refused);
    } else if (kind === 'correct') await execute(correctCosts, session, { ...asked, lines: [{ lineId, unitCost }] }).catch(refused);
    else {
      const isLast = kind === 'close';
      await execute(receivePurchase, session, { ...asked, isLast, lines: isLast ? [] : [{ lineId, quantity }], allowsZeroCost: true }).catch(refused);
    }
  }

  const history = fc.array(step, { minLength: 2, maxLength: 10 });
  await fc.assert(fc.asyncProperty(bill, history, fc.boolean(), async ({ lines, extraCost, discountPercent }, steps, isVoid) => {
    const goods = lines.reduce((sum, { quantity, unitCost }) => sum + quantity * unitCost, 0);
    const { id, supplierId } = await withPurchase(shop, {
      start: 'ORDER', lines: lines.map((line) => ({ product: saree, ...line })),
      more: { extraCost, discount: Math.floor(goods * discountPercent) / 100 },
    });
    for (const one of steps) await take(id, one);
    await take(id, { kind: 'close', line: 0, pieces: 1, cost: 1 });
    const { version, lines: held } = await stateOf(id);
    const last = { purchaseId: id, version, reason: 'Why not' };
    const here = held.map(({ id: lineId, received, returned }) => ({ lineId, quantity: received - returned }));
    if (isVoid) await execute(voidPurchase, session, last);
    else if (here.some(({ quantity }) => quantity > 0)) await execute(returnPurchase, session, { ...last, lines: here });
    const { extraPoisha, paidPoisha } = await stateOf(id);
    // A supplier does not take the extra costs back.
    expect(-(await partyBalance(shop.id, 'supplier-payable', supplierId))).toBe(isVoid ? 0n : extraPoisha - paidPoisha);
  }), { numRuns: inject('isLong') ? 1_000 : 40 });
  const [stock] = await db.stockBalance.findMany({ where: { businessId: shop.id }, select: { onHand: true } });
  expect(stock).toEqual({ onHand: 0 });
  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
});
