import { orderCode } from '../../../../schema/rules/order-code.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import type { Tx } from '../../../db/client.ts';
import type { Courier } from '../../../db/generated/client/client.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';
import { orderSettings } from '../../business/order-settings.ts';
import { findOrders, matcher, type FoundOrder } from './find-orders.ts';
import { isWithoutOrder } from './open-differences.ts';
import { classifyLine, type Classification, type PaidLine } from './classify-line.ts';

export interface ClassifiedLine<Line extends PaidLine> extends Classification {
  line: Line;
  order: FoundOrder | null;
  suggested: FoundOrder | null;
  /** The expected return charge that the line takes the place of. */
  accruedPoisha: Poisha;
}

/** What a person decided about a line. */
interface Decided {
  orderId: string | null;
  isChosen: boolean;
  restComes: boolean;
}

/** An earlier line of the statement. */
interface EarlierLine {
  orderId: string | null;
  result: LineResult;
  returnPoisha: Poisha;
  collectedPoisha: Poisha;
  /** Zero for the charge of the way back alone: the cash stands on another line. */
  expectedPoisha: Poisha | null;
}

/** What is read of an earlier line. */
export const EARLIER_LINE = { orderId: true, result: true, returnPoisha: true, collectedPoisha: true, expectedPoisha: true } as const;

const isReturnCharge = ({ returnPoisha, collectedPoisha, expectedPoisha }: EarlierLine) => returnPoisha > 0n && collectedPoisha === 0n && expectedPoisha === 0n;

/**
 * Whether a line says what the way back costs: it charges for it, or it is the courier's last word about a parcel that the
 * customer did not take. What a customer gives back is charged later than it was delivered.
 */
function replacesExpectedReturn({ returnPoisha }: PaidLine, { isGivenBack }: FoundOrder, result: LineResult): boolean {
  if (isWithoutOrder(result)) return false;
  return returnPoisha > 0n || !(isGivenBack || result === 'PARTIAL' || result === 'COMPENSATED');
}

/** Classifies lines of a statement in their order; `earlier` are those before them that name an order. */
export async function classifyLines<Line extends PaidLine & Partial<Decided>>(
  tx: Tx, courier: Courier, lines: readonly Line[], earlier: readonly EarlierLine[] = [],
): Promise<ClassifiedLine<Line>[]> {
  const { businessId, id: courierId } = courier;
  const { orderPrefix } = await orderSettings(tx, businessId);
  const chosen = lines.flatMap(({ isChosen, orderId }) => (isChosen && orderId ? [orderId] : []));
  const orders = await findOrders(tx, businessId, { courierId, lines, chosen });
  const byId = new Map(orders.toReversed().map((order) => [order.id, order]));
  const match = matcher(orders, (number) => orderCode(orderPrefix, number));
  const seen = new Set(earlier.flatMap((line) => (line.orderId && !isReturnCharge(line) ? [line.orderId] : [])));
  const returned = new Map<string, number>();
  const countReturn = (orderId: string, { returnPoisha }: { returnPoisha: Poisha }) =>
    returnPoisha > 0n && returned.set(orderId, (returned.get(orderId) ?? 0) + 1);
  for (const line of earlier) if (line.orderId && !isWithoutOrder(line.result)) countReturn(line.orderId, line);
  const claims = new Map(orders.map(({ id, claimPoisha }) => [id, claimPoisha]));
  const accrued = new Map(orders.map(({ shipmentId, accruedPoisha }) => [shipmentId, accruedPoisha]));
  return lines.map((line) => {
    const order = line.isChosen && line.orderId ? (byId.get(line.orderId) ?? null) : match.named(line);
    // An earlier parcel of an order stands on a statement beside the one that it has now.
    const parcel = order?.isEarlier ? order.shipmentId : order?.id;
    const isRepeated = parcel !== undefined && seen.has(parcel);
    const open = order && { ...order, claimPoisha: claims.get(order.id) ?? 0n, returns: order.returns + (returned.get(order.id) ?? 0) };
    const classification = classifyLine(line, open, { terms: courier, isRepeated, restComes: line.restComes });
    if (order) claims.set(order.id, open!.claimPoisha - classification.claimPoisha);
    // The parcel's cash may stand on another line.
    if (parcel && classification.result !== 'COMPENSATED' && !classification.isReturnCharge) seen.add(parcel);
    if (order && !isWithoutOrder(classification.result)) countReturn(order.id, line);
    const isReplaced = order !== null && replacesExpectedReturn(line, order, classification.result);
    const accruedPoisha = isReplaced ? (accrued.get(order.shipmentId) ?? 0n) : 0n;
    if (isReplaced) accrued.set(order.shipmentId, 0n);
    return { line, order: open, suggested: order ? null : match.suggested(line), ...classification, accruedPoisha };
  });
}
