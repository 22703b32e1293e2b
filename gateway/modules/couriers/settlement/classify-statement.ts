import { orderCode } from '../../../../schema/rules/order-code.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import type { Tx } from '../../../db/client.ts';
import type { Courier, StatementLine } from '../../../db/generated/client/client.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';
import { orderSettings } from '../../business/order-settings.ts';
import { findOrders, matcher, type FoundOrder } from './find-orders.ts';
import { isWithoutOrder } from './open-differences.ts';
import { classifyLine, judgeCharges, type Classification, type PaidLine } from './classify-line.ts';
import { joinLines, type JoinedParcel } from './join-lines.ts';
import { isWithoutCash, otherLines, type OtherLines } from './other-lines.ts';

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

/**
 * Whether a line says what the way back costs: it charges for it, or it is the courier's last word about a parcel that the
 * customer did not take. What a customer gives back is charged later than it was delivered.
 */
function replacesExpectedReturn({ returnPoisha }: PaidLine, { isGivenBack }: FoundOrder, result: LineResult): boolean {
  if (isWithoutOrder(result)) return false;
  return returnPoisha > 0n || !(isGivenBack || result === 'PARTIAL' || result === 'COMPENSATED');
}

/** Classifies a part of a stored statement as it would be classified among all of its lines. The lines follow one another. */
export const classifyPart = (tx: Tx, courier: Courier, lines: readonly StatementLine[]) =>
  classify(tx, courier, lines, (codes) => otherLines(tx, lines, codes));

/** Classifies all lines of a statement in their order; by the orders of `locked` alone where they are given. */
export const classifyLines = <Line extends PaidLine & Partial<Decided>>(tx: Tx, courier: Courier, lines: readonly Line[], locked?: readonly string[]) =>
  classify(tx, courier, lines, async () => ({ earlier: [], elsewhere: [] }), locked);

async function classify<Line extends PaidLine & Partial<Decided>>(
  tx: Tx, courier: Courier, lines: readonly Line[], others: (codes: readonly string[]) => Promise<OtherLines>, locked?: readonly string[],
): Promise<ClassifiedLine<Line>[]> {
  const { businessId, id: courierId } = courier;
  const { orderPrefix } = await orderSettings(tx, businessId);
  const chosen = lines.flatMap(({ isChosen, orderId }) => (isChosen && orderId ? [orderId] : []));
  const orders = await findOrders(tx, businessId, { courierId, lines, chosen, locked });
  const byId = new Map(orders.toReversed().map((order) => [order.id, order]));
  const match = matcher(orders, (number) => orderCode(orderPrefix, number));
  const { earlier, elsewhere } = await others(orders.flatMap((order) => [...codesOf(order), orderCode(orderPrefix, order.number), String(order.number)]));
  const orderOf = (line: PaidLine & Partial<Decided>) => (line.isChosen && line.orderId ? (byId.get(line.orderId) ?? null) : match.named(line));
  const parcels = joinLines([...lines, ...elsewhere], (line) => parcelOf(orderOf(line)));
  const joined = new Set(elsewhere.filter((line) => parcels.has(line)).map(({ id }) => id));
  const before = earlier.filter(({ id }) => !joined.has(id));
  const seen = new Set(before.flatMap((line) => (line.orderId && !isWithoutCash(line) ? [line.orderId] : [])));
  const charged = new ChargeCounts();
  for (const line of before) if (line.orderId && !isWithoutOrder(line.result)) charged.add(line.orderId, line);
  const claims = new Map(orders.map(({ id, claimPoisha }) => [id, claimPoisha]));
  const accrued = new Map(orders.map(({ shipmentId, accruedPoisha }) => [shipmentId, accruedPoisha]));
  const judged = new Map<JoinedParcel, { order: FoundOrder; whole: Classification }>();
  return lines.map((line) => {
    const order = orderOf(line);
    const parcel = parcelOf(order);
    const isRepeated = parcel !== undefined && seen.has(parcel);
    const open = order && { ...order, claimPoisha: claims.get(order.id) ?? 0n, ...charged.with(order) };
    const terms = { terms: courier, isRepeated };
    const classification = classifyJoined() ?? classifyLine(line, open, { ...terms, restComes: line.restComes });
    if (order) claims.set(order.id, open!.claimPoisha - classification.claimPoisha);
    // The parcel's cash may stand on another line.
    if (parcel && classification.result !== 'COMPENSATED' && !classification.isChargeAlone) seen.add(parcel);
    if (order && !isWithoutOrder(classification.result)) charged.add(order.id, line);
    const isReplaced = order !== null && replacesExpectedReturn(line, order, classification.result);
    const accruedPoisha = isReplaced ? (accrued.get(order.shipmentId) ?? 0n) : 0n;
    if (isReplaced) accrued.set(order.shipmentId, 0n);
    return { line, order: open, suggested: order ? null : match.suggested(line), ...classification, accruedPoisha };

    /** Lines of one parcel are judged by their sum, as it was before the first of them; null where they stand alone. */
    function classifyJoined(): Classification | null {
      const parts = parcels.get(line);
      if (!parts || !open) return null;
      const first = judged.get(parts) ?? { order: open, whole: classifyLine(parts.sum, open, { ...terms, restComes: parts.cash.restComes }) };
      judged.set(parts, first);
      if (isWithoutOrder(first.whole.result) || first.whole.result === 'COMPENSATED') return null;
      return line === parts.cash ? first.whole : judgeCharges(parts.sum, first.order, courier);
    }
  });
}

/** An earlier parcel of an order stands on a statement beside the one that it has now. */
const parcelOf = (order: FoundOrder | null) => (order?.isEarlier ? order.shipmentId : order?.id);

const codesOf = ({ consignmentId, trackingCode, invoice }: FoundOrder) => [consignmentId, trackingCode, invoice].flatMap((code) => code ?? []);

/** How often lines of this statement have charged for the two ways of an order's parcels. */
class ChargeCounts {
  #deliveries = new Map<string, number>();
  #returns = new Map<string, number>();

  add(orderId: string, { deliveryPoisha, returnPoisha }: Pick<PaidLine, 'deliveryPoisha' | 'returnPoisha'>): void {
    if (deliveryPoisha > 0n) this.#deliveries.set(orderId, (this.#deliveries.get(orderId) ?? 0) + 1);
    if (returnPoisha > 0n) this.#returns.set(orderId, (this.#returns.get(orderId) ?? 0) + 1);
  }

  with({ id, deliveries, returns }: FoundOrder): Pick<FoundOrder, 'deliveries' | 'returns'> {
    return { deliveries: deliveries + (this.#deliveries.get(id) ?? 0), returns: returns + (this.#returns.get(id) ?? 0) };
  }
}
