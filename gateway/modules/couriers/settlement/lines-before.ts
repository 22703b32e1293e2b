import type { Poisha } from '../../../../schema/rules/money.ts';
import type { Classification } from './classify-line.ts';
import type { FoundOrder } from './find-orders.ts';
import { isWithoutOrder } from './open-differences.ts';
import { isWithoutCash, type EarlierLine } from './other-lines.ts';
import type { PaidLine } from './paid-line.ts';

type Charges = Pick<PaidLine, 'deliveryPoisha' | 'returnPoisha'>;

/** An earlier parcel of an order stands on a statement beside the one that it has now. */
export const parcelOf = ({ id, isEarlier, shipmentId }: FoundOrder) => (isEarlier ? shipmentId : id);

/** What the lines before one have paid and charged: two lines of a statement neither settle nor use up the same twice. */
export class LinesBefore {
  #paidParcels = new Set<string>();
  #deliveries = new Map<string, number>();
  #returns = new Map<string, number>();
  #claims: Map<string, Poisha>;
  #expectedReturns: Map<string, Poisha>;

  constructor(orders: readonly FoundOrder[], earlier: readonly EarlierLine[]) {
    this.#claims = new Map(orders.map(({ id, claimPoisha }) => [id, claimPoisha]));
    this.#expectedReturns = new Map(orders.map(({ shipmentId, accruedPoisha }) => [shipmentId, accruedPoisha]));
    for (const line of earlier) {
      if (!line.orderId) continue;
      if (!isWithoutCash(line)) this.#paidParcels.add(line.orderId);
      if (!isWithoutOrder(line.result)) this.#addCharges(line.orderId, line);
    }
  }

  hasParcel(order: FoundOrder): boolean {
    return this.#paidParcels.has(parcelOf(order));
  }

  /** The order as these lines leave it. */
  apply(order: FoundOrder): FoundOrder {
    const { id, deliveries, returns } = order;
    return {
      ...order, claimPoisha: this.#claims.get(id) ?? 0n,
      deliveries: deliveries + (this.#deliveries.get(id) ?? 0), returns: returns + (this.#returns.get(id) ?? 0),
    };
  }

  /** Adds a line to them. Returns the expected return charge that it takes the place of. */
  add(line: PaidLine, order: FoundOrder, { result, claimPoisha, isChargeAlone }: Classification): Poisha {
    this.#claims.set(order.id, order.claimPoisha - claimPoisha);
    // The parcel's cash may stand on another line.
    if (result !== 'COMPENSATED' && !isChargeAlone) this.#paidParcels.add(parcelOf(order));
    if (isWithoutOrder(result)) return 0n;
    this.#addCharges(order.id, line);
    return replacesExpectedReturn(line, order, result) ? this.#takeExpectedReturn(order.shipmentId) : 0n;
  }

  #addCharges(orderId: string, { deliveryPoisha, returnPoisha }: Charges): void {
    if (deliveryPoisha > 0n) this.#deliveries.set(orderId, (this.#deliveries.get(orderId) ?? 0) + 1);
    if (returnPoisha > 0n) this.#returns.set(orderId, (this.#returns.get(orderId) ?? 0) + 1);
  }

  #takeExpectedReturn(shipmentId: string): Poisha {
    const expected = this.#expectedReturns.get(shipmentId) ?? 0n;
    this.#expectedReturns.set(shipmentId, 0n);
    return expected;
  }
}

/**
 * Whether a line of an order says what the way back costs: it charges for it, or it is the courier's last word about a parcel
 * that the customer did not take. What a customer gives back is charged later than it was delivered.
 */
const replacesExpectedReturn = ({ returnPoisha }: PaidLine, { isGivenBack }: FoundOrder, result: Classification['result']): boolean =>
  returnPoisha > 0n || !(isGivenBack || result === 'PARTIAL' || result === 'COMPENSATED');
