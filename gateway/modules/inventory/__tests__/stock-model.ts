/**
 * A simple model of the stock rules: one number per location, one average per product, no locks and no SQL. The property
 * test plays the same steps here and against the database and compares the results.
 */
export type LocationKey = 0 | 1;

export type Step =
  | { kind: 'buy'; product: number; at: LocationKey; pieces: number; cost: number }
  | { kind: 'void' | 'takeBack' | 'cancel' | 'ship' | 'deliver' | 'giveBack'; of: number }
  | { kind: 'decrease'; product: number; at: LocationKey; pieces: number }
  | { kind: 'send'; product: number; from: LocationKey; pieces: number }
  | { kind: 'receive'; of: number; arrived: number }
  | { kind: 'order'; product: number; pieces: number }
  | { kind: 'orderBundle'; bundles: number }
  | { kind: 'closeBooks' | 'openBooks' }
  | { kind: 'count'; product: number; at: LocationKey; counted: number }
  | { kind: 'unpack'; of: number; damaged: number };

export interface ModelProduct {
  average: bigint;
  /** By location. Orders take from the first location as far as possible, then from the second. */
  onHand: [number, number];
  reserved: [number, number];
  withCourier: [number, number];
  returning: [number, number];
  damaged: [number, number];
  /** On the way to each location. */
  inTransfer: [number, number];
}

interface Moved {
  product: number;
  pieces: number;
}

/** A line of an order, with how many of its pieces each location holds for it. */
interface OrderedLine extends Moved {
  at: [number, number];
  cost: bigint;
}

/** Pieces of each product in one bundle. */
export const BUNDLE = [1, 2] as const;

/** Everything a later step may refer to, in the order in which it was created. */
export class StockModel {
  readonly products: ModelProduct[];
  readonly purchases: (Moved & { at: LocationKey; cost: bigint; isVoid: boolean })[] = [];
  readonly decreases: (Moved & { at: LocationKey; cost: bigint; isBack: boolean })[] = [];
  readonly transfers: (Moved & { from: LocationKey; isClosed: boolean })[] = [];
  readonly orders: { lines: OrderedLine[]; stage: 'reserved' | 'shipped' | 'delivered' | 'returning' | 'done' }[] = [];

  /** Whether yesterday is closed. Every step is booked today, so a closed day refuses none of them. */
  #isClosed = false;

  constructor(count: number, pieces: number, average: bigint) {
    this.products = Array.from({ length: count }, () => ({
      average, onHand: [pieces, 0], reserved: [0, 0], withCourier: [0, 0], returning: [0, 0], damaged: [0, 0], inTransfer: [0, 0],
    }));
  }

  /** Returns false when the step is refused; then nothing changes. */
  play(step: Step): boolean {
    switch (step.kind) {
      case 'buy': return this.#buy(step);
      case 'void': return this.#void(step.of);
      case 'decrease': return this.#decrease(step);
      case 'takeBack': return this.#takeBack(step.of);
      case 'send': return this.#send(step);
      case 'receive': return this.#receive(step.of, step.arrived);
      case 'cancel': return this.#cancel(step.of);
      case 'order': return this.#order([step]);
      case 'orderBundle': return this.#order(BUNDLE.map((pieces, product) => ({ product, pieces: pieces * step.bundles })));
      case 'count': return this.#count(step);
      case 'closeBooks': return this.#close(true);
      case 'openBooks': return this.#close(false);
      case 'ship': return this.#ship(step.of);
      case 'deliver': return this.#deliver(step.of);
      case 'giveBack': return this.#giveBack(step.of);
      case 'unpack': return this.#unpack(step.of, step.damaged);
    }
  }

  #free(product: number, at: LocationKey): number {
    const { onHand, reserved } = this.products[product]!;
    return onHand[at] - reserved[at];
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

  #order(lines: Moved[]): boolean {
    if (lines.some(({ product, pieces }) => this.#free(product, 0) + this.#free(product, 1) < pieces)) return false;
    const ordered = lines.map(({ product, pieces }): OrderedLine => {
      const here = Math.min(this.#free(product, 0), pieces);
      return { product, pieces, at: [here, pieces - here], cost: 0n };
    });
    for (const { product, at } of ordered) add(this.products[product]!.reserved, at, 1);
    this.orders.push({ lines: ordered, stage: 'reserved' });
    return true;
  }

  #ship(of: number): boolean {
    const order = this.orders[of];
    if (order?.stage !== 'reserved') return false;
    for (const line of order.lines) {
      const its = this.products[line.product]!;
      add(its.reserved, line.at, -1);
      add(its.onHand, line.at, -1);
      add(its.withCourier, line.at, 1);
      line.cost = its.average;
    }
    order.stage = 'shipped';
    return true;
  }

  #deliver(of: number): boolean {
    const order = this.orders[of];
    if (order?.stage !== 'shipped' && order?.stage !== 'returning') return false;
    // A parcel on its way back can still be delivered.
    const place = order.stage === 'shipped' ? 'withCourier' : 'returning';
    for (const { product, at } of order.lines) add(this.products[product]![place], at, -1);
    order.stage = 'delivered';
    return true;
  }

  #giveBack(of: number): boolean {
    const order = this.orders[of];
    if (order?.stage !== 'shipped' && order?.stage !== 'delivered') return false;
    for (const line of order.lines) {
      const its = this.products[line.product]!;
      if (order.stage === 'shipped') add(its.withCourier, line.at, -1);
      // Sold pieces are at no location; they return to the location that shipped last.
      else line.at = line.at[1] > 0 ? [0, line.pieces] : [line.pieces, 0];
      add(its.returning, line.at, 1);
    }
    order.stage = 'returning';
    return true;
  }

  #unpack(of: number, wanted: number): boolean {
    const order = this.orders[of];
    if (order?.stage !== 'returning') return false;
    for (const { product, pieces, at, cost } of order.lines) {
      const its = this.products[product]!;
      const good = pieces - Math.min(wanted, pieces);
      const whole: [number, number] = [Math.min(good, at[0]), good - Math.min(good, at[0])];
      add(its.returning, at, -1);
      add(its.damaged, [at[0] - whole[0], at[1] - whole[1]], 1);
      if (good > 0) its.average = renewed(its, good, BigInt(good) * cost);
      add(its.onHand, whole, 1);
    }
    order.stage = 'done';
    return true;
  }

  #close(isClosed: boolean): boolean {
    if (this.#isClosed === isClosed) return false;
    this.#isClosed = isClosed;
    return true;
  }

  /** Counts and posts in one step: missing pieces leave, and extra pieces come in, at the average cost. */
  #count({ product, at, counted }: Extract<Step, { kind: 'count' }>): boolean {
    const its = this.products[product]!;
    if (counted < its.onHand[at] && this.#free(product, at) < its.onHand[at] - counted) return false;
    its.onHand[at] = counted;
    return true;
  }
}

const other = (at: LocationKey): LocationKey => (at === 0 ? 1 : 0);

function add(bucket: [number, number], pieces: readonly [number, number], sign: 1 | -1): void {
  bucket[0] += sign * pieces[0];
  bucket[1] += sign * pieces[1];
}

const owned = ({ onHand, withCourier, returning, inTransfer }: ModelProduct): number =>
  [onHand, withCourier, returning, inTransfer].reduce((sum, [first, second]) => sum + first + second, 0);

/** The new average over all owned pieces, half a poisha rounded up. Unchanged when no piece is left. */
function renewed(its: ModelProduct, pieces: number, value: bigint): bigint {
  const left = BigInt(owned(its)) * its.average + value;
  const count = BigInt(owned(its) + pieces);
  if (count <= 0n || left < 0n) return its.average;
  return (2n * left + count) / (2n * count);
}
