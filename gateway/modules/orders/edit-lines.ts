import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { mistakeIn, NotFoundError, ValidationError } from '../../errors.ts';
import type { LockedStock } from '../inventory/stock-ledger.ts';
import { draftLineName, type DraftVariant } from './draft-facts.ts';
import type { BundleShare } from './explode-bundles.ts';
import type { NewLine } from './insert-order.ts';
import type { OrderFacts, OrderLineFacts } from './order-facts.ts';
import { MOVES } from './order-state.ts';
import { moveParts, placeReservations, stockMoves, type MovedUnits } from './order-stock.ts';

/** A line after the edit; amounts in poisha. */
export interface EditedLine {
  lineId?: string;
  variantId: string;
  quantity: number;
  unitPrice: bigint;
  discount: bigint;
  /** Of a new line: 'Text: Rahim'. */
  details?: string;
}

interface Change {
  businessId: string;
  order: OrderFacts;
  /** Bundles are replaced by their parts. */
  lines: (EditedLine & BundleShare)[];
  variants: Map<string, DraftVariant>;
}

/**
 * Writes the edited lines of an order. The caller then applies `reservation`, the stock movements for the difference,
 * and calls `removeLines` once no stock is reserved for the removed lines. Throws NotFoundError, ValidationError.
 */
export async function changeLines(tx: Tx, { businessId, order, lines, variants }: Change) {
  const before = await tx.orderLine.findMany({ where: { businessId, orderId: order.id }, orderBy: { position: 'asc' } });
  let position = Math.max(...before.map((line) => line.position));
  const named = lines.map((line): NewLine => {
    const known = before.find(({ id }) => id === line.lineId);
    if (line.lineId && known?.variantId !== line.variantId) throw new NotFoundError('Line');
    const variant = variants.get(line.variantId);
    if (!variant) throw new NotFoundError('Product');
    const totalPoisha = totalOf(line);
    return {
      id: known?.id ?? uuidv7(),
      position: known?.position ?? (position += 1),
      variantId: line.variantId,
      sku: known?.sku ?? variant.sku,
      name: known?.name ?? draftLineName(variant, variants.get(line.bundleId ?? ''), line.details),
      quantity: line.quantity, unitPricePoisha: line.unitPrice, discountPoisha: line.discount, totalPoisha,
      bundleId: known?.bundleId ?? line.bundleId, bundlePieces: known?.bundlePieces ?? line.bundlePieces,
    };
  });
  const kept = new Set(named.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id));
  if (removed.some(({ damagedQuantity, lostQuantity }) => damagedQuantity + lostQuantity > 0)) {
    throw new ValidationError('Pieces of this line came back damaged or were lost: it stays');
  }
  await tx.$executeRaw`
    INSERT INTO "OrderLine" ("businessId", "orderId", "id", "position", "variantId", "sku", "name", "quantity",
      "unitPricePoisha", "discountPoisha", "totalPoisha", "bundleId", "bundlePieces")
    SELECT ${businessId}::uuid, ${order.id}::uuid, l.* FROM json_to_recordset(${toJson(named)}::json) AS l ("id" uuid, "position" int,
      "variantId" uuid, "sku" text, "name" text, "quantity" int, "unitPricePoisha" bigint, "discountPoisha" bigint, "totalPoisha" bigint,
      "bundleId" uuid, "bundlePieces" int)
    ON CONFLICT ("businessId", "id") DO UPDATE SET "quantity" = EXCLUDED."quantity", "unitPricePoisha" = EXCLUDED."unitPricePoisha",
      "discountPoisha" = EXCLUDED."discountPoisha", "totalPoisha" = EXCLUDED."totalPoisha"`;
  const shown = ({ id, sku, quantity, unitPricePoisha, discountPoisha }: NewLine) => ({ id, sku, quantity, unitPricePoisha, discountPoisha });
  return {
    lines: named,
    before: before.map(shown),
    units: named.reduce((sum, { quantity }) => sum + quantity, 0),
    itemsPoisha: named.reduce((sum, { totalPoisha }) => sum + totalPoisha, 0n),
    isDifferent: toJson(before.map(shown)) !== toJson(named.map(shown)),
    reservation: (causeId: string, defaultLocationId: string, stock: LockedStock) => stockMoves({
      orderId: order.id, causeId, reason: msg('Order {{code}} edited', { code: order.code }),
      moved: placeReservations(difference(order, named, defaultLocationId), stock),
    }),
    removeLines: () => tx.orderLine.deleteMany({ where: { businessId, id: { in: removed.map(({ id }) => id) } } }),
  };
}

const totalOf = ({ quantity, unitPrice, discount }: EditedLine) => BigInt(quantity) * unitPrice - discount;

/** Throws ValidationError for a discount above the price of its line, among the lines as they were sent. */
export function refuseDiscounts(lines: readonly EditedLine[]): void {
  const late = lines.findIndex((line) => totalOf(line) < 0n);
  if (late >= 0) throw mistakeIn(`lines.${late}.discount`, msg('A discount cannot exceed the price of its line'));
}

/** Reserves or releases only the difference to what is reserved now. */
function difference(order: OrderFacts, lines: NewLine[], defaultLocationId: string): MovedUnits[] {
  const wanted = new Map(lines.map((line) => [line.id, line]));
  const known = new Set(order.lines.map(({ id }) => id));
  const added = lines.filter(({ id }) => !known.has(id)).map((line): OrderLineFacts => ({
    ...line, unitCostPoisha: null, deliveredQuantity: 0, lastLocationId: null, allocations: [],
  }));
  return [...order.lines, ...added].flatMap((line) => {
    const held = line.allocations.reduce((sum, { reserved }) => sum + reserved, 0);
    const more = (wanted.get(line.id)?.quantity ?? 0) - held;
    if (more <= 0) return moveParts(line, [[-more, MOVES.release]]);
    const locationId = line.allocations[0]?.locationId ?? defaultLocationId;
    return [{ line, locationId, units: more, perUnit: MOVES.reserve.perUnit }];
  });
}
