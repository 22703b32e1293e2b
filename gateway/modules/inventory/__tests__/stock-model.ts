/**
 * The rules of the stock once more, as plainly as they can be said: one number per place, one average per product, no
 * locks and no statements. The property test plays the same steps here and against the database.
 */
export type LocationKey = 0 | 1;

export type Step =
  | { kind: 'buy'; product: number; at: LocationKey; pieces: number; cost: number }
  | { kind: 'void' | 'takeBack' | 'cancel' | 'ship' | 'deliver' | 'giveBack'; of: number }
  | { kind: 'decrease'; product: number; at: LocationKey; pieces: number }
  | { kind: 'send'; product: number; from: LocationKey; pieces: number }
  | { kind: 'receive'; of: number; arrived: number }
  | { kind: 'order'; product: number; pieces: number }
  | { kind: 'unpack'; of: number; damaged: number };

export interface ModelProduct {
  average: bigint;
  /** By location; orders take from the first. */
  onHand: [number, number];
  reserved: number;
  withCourier: number;
  returning: number;
  damaged: number;
  /** On the way to each location. */
  inTransfer: [number, number];
}

interface Moved {
  product: number;
  pieces: number;
}

/** Everything that a later step may name, in the order in which it was made. */
export class StockModel {
  readonly products: ModelProduct[];
  readonly purchases: (Moved & { at: LocationKey; cost: bigint; isVoid: boolean })[] = [];
  readonly decreases: (Moved & { at: LocationKey; cost: bigint; isBack: boolean })[] = [];
  readonly transfers: (Moved & { from: LocationKey; isClosed: boolean })[] = [];
  readonly orders: (Moved & { stage: 'reserved' | 'shipped' | 'delivered' | 'returning' | 'done'; cost: bigint })[] = [];

  constructor(count: number, pieces: number, average: bigint) {
    this.products = Array.from({ length: count }, () => ({
      average, onHand: [pieces, 0], reserved: 0, withCourier: 0, returning: 0, damaged: 0, inTransfer: [0, 0],
    }));
  }

  /** False when the step is refused and nothing changes. */
  play(step: Step): boolean {
    switch (step.kind) {
      case 'buy': return this.#buy(step);
      case 'void': return this.#void(step.of);
      case 'decrease': return this.#decrease(step);
      case 'takeBack': return this.#takeBack(step.of);
      case 'send': return this.#send(step);
      case 'receive': return this.#receive(step.of, step.arrived);
      case 'cancel': return this.#cancel(step.of);
      case 'order': return this.#order(step);
      case 'ship': return this.#ship(step.of);
      case 'deliver': return this.#deliver(step.of);
      case 'giveBack': return this.#giveBack(step.of);
      case 'unpack': return this.#unpack(step.of, step.damaged);
    }
  }

  #free(product: number, at: LocationKey): number {
    const { onHand, reserved } = this.products[product]!;
    return onHand[at] - (at === 0 ? reserved : 0);
  }

  #buy({ product, at, pieces, cost }: Extract<Step, { kind: 'buy' }>): boolean {
    const value = BigInt(cost);
    this.products[product]!.average = renewed(this.products[product]!, pieces, BigInt(pieces) * value);
    this.products[product]!.onHand[at] += pieces;
    this.purchases.push({ product, at, pieces, cost: value, isVoid: false });
    return true;
  }

  #void(of: number): boolean {
    const purchase = this.purchases[of];
    if (!purchase || purchase.isVoid) return false;
    const { product, at, pieces, cost } = purchase;
    if (this.#free(product, at) < pieces) return false;
    const its = this.products[product]!;
    its.average = renewed(its, -pieces, BigInt(-pieces) * cost);
    its.onHand[at] -= pieces;
    purchase.isVoid = true;
    return true;
  }

  #decrease({ product, at, pieces }: Extract<Step, { kind: 'decrease' }>): boolean {
    if (this.#free(product, at) < pieces) return false;
    const its = this.products[product]!;
    its.onHand[at] -= pieces;
    this.decreases.push({ product, at, pieces, cost: its.average, isBack: false });
    return true;
  }

  #takeBack(of: number): boolean {
    const decrease = this.decreases[of];
    if (!decrease || decrease.isBack) return false;
    const { product, at, pieces, cost } = decrease;
    const its = this.products[product]!;
    its.average = renewed(its, pieces, BigInt(pieces) * cost);
    its.onHand[at] += pieces;
    decrease.isBack = true;
    return true;
  }

  #send({ product, from, pieces }: Extract<Step, { kind: 'send' }>): boolean {
    if (this.#free(product, from) < pieces) return false;
    this.products[product]!.onHand[from] -= pieces;
    this.products[product]!.inTransfer[other(from)] += pieces;
    this.transfers.push({ product, from, pieces, isClosed: false });
    return true;
  }

  #receive(of: number, arrived: number): boolean {
    const transfer = this.transfers[of];
    if (!transfer || transfer.isClosed) return false;
    const its = this.products[transfer.product]!;
    its.inTransfer[other(transfer.from)] -= transfer.pieces;
    its.onHand[other(transfer.from)] += arrived;
    transfer.isClosed = true;
    return true;
  }

  #cancel(of: number): boolean {
    const transfer = this.transfers[of];
    if (!transfer || transfer.isClosed) return false;
    const its = this.products[transfer.product]!;
    its.inTransfer[other(transfer.from)] -= transfer.pieces;
    its.onHand[transfer.from] += transfer.pieces;
    transfer.isClosed = true;
    return true;
  }

  #order({ product, pieces }: Extract<Step, { kind: 'order' }>): boolean {
    if (this.#free(product, 0) < pieces) return false;
    this.products[product]!.reserved += pieces;
    this.orders.push({ product, pieces, stage: 'reserved', cost: 0n });
    return true;
  }

  #ship(of: number): boolean {
    const order = this.orders[of];
    if (order?.stage !== 'reserved') return false;
    const its = this.products[order.product]!;
    its.reserved -= order.pieces;
    its.onHand[0] -= order.pieces;
    its.withCourier += order.pieces;
    Object.assign(order, { stage: 'shipped', cost: its.average });
    return true;
  }

  #deliver(of: number): boolean {
    const order = this.orders[of];
    if (order?.stage !== 'shipped') return false;
    this.products[order.product]!.withCourier -= order.pieces;
    order.stage = 'delivered';
    return true;
  }

  #giveBack(of: number): boolean {
    const order = this.orders[of];
    if (order?.stage !== 'shipped' && order?.stage !== 'delivered') return false;
    const its = this.products[order.product]!;
    if (order.stage === 'shipped') its.withCourier -= order.pieces;
    its.returning += order.pieces;
    order.stage = 'returning';
    return true;
  }

  #unpack(of: number, wanted: number): boolean {
    const order = this.orders[of];
    if (order?.stage !== 'returning') return false;
    const its = this.products[order.product]!;
    const damaged = Math.min(wanted, order.pieces);
    const good = order.pieces - damaged;
    its.returning -= order.pieces;
    its.damaged += damaged;
    if (good > 0) its.average = renewed(its, good, BigInt(good) * order.cost);
    its.onHand[0] += good;
    order.stage = 'done';
    return true;
  }
}

const other = (at: LocationKey): LocationKey => (at === 0 ? 1 : 0);

const owned = ({ onHand, withCourier, returning, inTransfer }: ModelProduct): number =>
  onHand[0] + onHand[1] + withCourier + returning + inTransfer[0] + inTransfer[1];

/** Of all that is owned, half a poisha rounded up; as it was where nothing is left that could have one. */
function renewed(its: ModelProduct, pieces: number, value: bigint): bigint {
  const left = BigInt(owned(its)) * its.average + value;
  const count = BigInt(owned(its) + pieces);
  if (count <= 0n || left < 0n) return its.average;
  return (2n * left + count) / (2n * count);
}
