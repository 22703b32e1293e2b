import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { MAX_TAKA, takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { divideRounded, landedCosts, partFor } from '../../../schema/rules/spread.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money, requiredText, version } from '../../commands/fields.ts';
import { refuseNamedTwice } from '../../commands/refuse-named-twice.ts';
import { toJson } from '../../db/json-rows.ts';
import type { Tx } from '../../db/client.ts';
import { ForbiddenError, NotFoundError, ValidationError } from '../../errors.ts';
import { changeStock, openStock, type StockChangeLine } from '../inventory/change-stock.ts';
import { allowsZeroCost, refuseFreeGoods } from '../inventory/free-goods.ts';
import type { LockedStock } from '../inventory/stock-ledger.ts';
import { goodsFor, holdPurchase, type HeldLine, type HeldPurchase } from './held-purchase.ts';
import { MAX_LINES } from './purchase-input.ts';
import { billPostings } from './receive-goods.ts';

const corrections = {
  lines: z.array(z.object({
    lineId: idOf('PurchaseLine'),
    unitCost: money().describe('Of one piece on the bill.'),
  })).max(MAX_LINES).default([]).describe('The lines whose cost differs.'),
  discount: money().optional().describe('Off the whole bill; as it was when left out.'),
  extraCost: money().optional().describe('Transport, duty, packing; as it was when left out.'),
};

type Corrections = z.output<z.ZodObject<typeof corrections>>;

/**
 * Enters other costs for goods that have come already, as when the bill comes late. What is owed changes at once. The
 * pieces that are still here renew the average; what those that are gone cost more or less is booked today as a change of
 * stock costs, and their orders keep the cost that they were shipped with. Throws ForbiddenError for somebody who sees no
 * costs, ValidationError, PreconditionError FREE_GOODS.
 */
export const correctCosts = defineCommand({
  name: 'purchases.correctCosts',
  permission: 'purchase',
  input: z.object({
    purchaseId: idOf('Purchase'), version: version(), ...corrections,
    reason: requiredText(200).describe('Why.'), allowsZeroCost,
  }),
  run: async ({ tx, session, audit }, { purchaseId: id, version: expected, reason, allowsZeroCost: allowsFree, ...input }) => {
    const { businessId } = session;
    if (!session.canSeeCost) throw new ForbiddenError('Only who sees costs may change a purchase');
    const before = await holdPurchase(tx, businessId, { id, version: expected, step: 'CORRECT' });
    const after = corrected(before, input);
    const changed = after.lines.filter((line, index) => isOther(line, before.lines[index]!));
    if (changed.length === 0) throw new ValidationError('The costs are as they were');
    const free = changed.filter(({ quantity, goodsPoisha, extraPoisha }) => quantity > 0 && goodsPoisha + extraPoisha === 0n);
    refuseFreeGoods(free.map(({ sku }) => sku), allowsFree);
    const known = new Map(before.lines.map((line) => [line.id, line]));
    const pairs = changed.filter(({ received }) => received > 0).map((line) => ({ old: known.get(line.id)!, line }));
    const places = pairs.map(({ line: { variantId } }) => ({ variantId, locationId: before.locationId, quantity: 0 }));
    const stock = await openStock(tx, businessId, places);
    const owed = ({ lines, returnedPoisha }: HeldPurchase) => goodsFor(lines, ({ received }) => received) - returnedPoisha;
    const extraOf = ({ lines }: HeldPurchase) => lines.reduce((sum, line) => sum + partFor(line.extraPoisha, line.quantity, 0, line.received), 0n);
    await changeStock(tx, businessId, {
      source: ['Purchase', id], causeId: uuidv7(), kind: 'cost-correction', actorId: session.user?.id ?? null, stock,
      reason: msg('Costs of purchase {{number}} corrected: {{reason}}', { number: before.number, reason }),
      lines: stockLines(before.locationId, pairs, stock),
      against: () => billPostings(before, owed(after) - owed(before), extraOf(after) - extraOf(before)),
      writeRecord: () => writeCosts(tx, businessId, after, changed),
    });
    await audit({
      entity: ['Purchase', id], summary: msg('Costs corrected: {{reason}}', { reason }),
      before: costsOf(before, changed), after: costsOf(after, changed),
    });
    return { id };
  },
});

const isOther = (a: HeldLine, b: HeldLine) =>
  a.unitCostPoisha !== b.unitCostPoisha || a.goodsPoisha !== b.goodsPoisha || a.extraPoisha !== b.extraPoisha;

/** The purchase as the bill says now. Throws NotFoundError for an unknown line, ValidationError for impossible totals. */
function corrected(purchase: HeldPurchase, input: Corrections): HeldPurchase {
  refuseNamedTwice(input.lines);
  const wanted = new Map(input.lines.map(({ lineId, unitCost }) => [lineId, unitCost]));
  if (input.lines.some(({ lineId }) => !purchase.lines.some(({ id }) => id === lineId))) throw new NotFoundError('Purchase line');
  const priced = purchase.lines.map((line) => ({ ...line, unitCostPoisha: wanted.get(line.id) ?? line.unitCostPoisha }));
  const items = priced.reduce((sum, { quantity, unitCostPoisha }) => sum + BigInt(quantity) * unitCostPoisha, 0n);
  const { discount = purchase.discountPoisha, extraCost: extra = purchase.extraPoisha } = input;
  if (items + extra > takaToPoisha(MAX_TAKA)) throw new ValidationError('The amount is too large');
  if (discount > items) {
    throw new ValidationError('The discount is more than the goods cost', [{ field: 'discount', message: 'More than the goods cost' }]);
  }
  const costs = landedCosts(priced.map(({ quantity, unitCostPoisha: unitCost }) => ({ quantity, unitCost })), {
    extra, spread: purchase.extraSpread, discount,
  });
  const lines = priced.map((line, index) => ({ ...line, goodsPoisha: costs[index]!.goods, extraPoisha: costs[index]!.extra }));
  const returned = (all: readonly HeldLine[]) => goodsFor(all, (line) => line.returned);
  return {
    ...purchase, lines, itemsPoisha: items, discountPoisha: discount, extraPoisha: extra,
    totalPoisha: items - discount + (purchase.extraAccount ? 0n : extra),
    // What went back is refunded at the price that was charged for it.
    returnedPoisha: purchase.returnedPoisha + returned(lines) - returned(purchase.lines),
  };
}

interface Pair {
  old: HeldLine;
  line: HeldLine;
}

/** What the pieces of a line cost that have not gone back to the supplier. */
const keptCost = ({ goodsPoisha, extraPoisha, quantity, received, returned }: HeldLine): Poisha =>
  partFor(goodsPoisha, quantity, returned, received) + partFor(extraPoisha, quantity, returned, received);

/** No piece moves; of what those of this bill cost more, the stock takes the share of the pieces that it still has. */
function stockLines(locationId: string, pairs: readonly Pair[], stock: LockedStock): StockChangeLine[] {
  const kept = Map.groupBy(pairs, ({ line }) => line.variantId);
  return pairs.map(({ old, line }) => {
    const { id: lineId, variantId } = line;
    const pieces = kept.get(variantId)!.reduce((sum, { line: { received, returned } }) => sum + received - returned, 0);
    const here = Math.min(Math.max(stock.owned(variantId), 0), pieces);
    const added = keptCost(line) - keptCost(old);
    return { lineId, variantId, locationId, quantity: 0, value: pieces === 0 ? 0n : divideRounded(added * BigInt(here), BigInt(pieces)) };
  });
}

async function writeCosts(tx: Tx, businessId: string, purchase: HeldPurchase, changed: readonly HeldLine[]): Promise<void> {
  const rows = changed.map(({ id, unitCostPoisha, goodsPoisha, extraPoisha }) => ({ id, unitCostPoisha, goodsPoisha, extraPoisha }));
  await tx.$executeRaw`
    UPDATE "PurchaseLine" l SET "unitCostPoisha" = c."unitCostPoisha", "goodsPoisha" = c."goodsPoisha", "extraPoisha" = c."extraPoisha"
    FROM json_to_recordset(${toJson(rows)}::json) AS c ("id" uuid, "unitCostPoisha" bigint, "goodsPoisha" bigint, "extraPoisha" bigint)
    WHERE l."businessId" = ${businessId}::uuid AND l."id" = c."id"`;
  const { id, itemsPoisha, discountPoisha, extraPoisha, totalPoisha, returnedPoisha } = purchase;
  await tx.purchase.update({
    where: { businessId_id: { businessId, id } },
    data: { itemsPoisha, discountPoisha, extraPoisha, totalPoisha, returnedPoisha, version: { increment: 1 } },
    select: { id: true },
  });
}

/** What the timeline shows of the costs. */
function costsOf({ lines, discountPoisha, extraPoisha }: HeldPurchase, changed: readonly HeldLine[]) {
  const ids = new Set(changed.map(({ id }) => id));
  const named = lines.filter(({ id }) => ids.has(id)).map(({ sku, unitCostPoisha }) => ({ sku, unitCostPoisha }));
  return { lines: named, discountPoisha, extraPoisha };
}
