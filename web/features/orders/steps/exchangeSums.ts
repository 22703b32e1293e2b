interface Given {
  readonly lines: readonly { readonly quantity: number; readonly total: number }[];
  /** Everything that the customer has paid. */
  readonly paid: number;
  readonly deliveryFee: number;
  readonly discount: number;
}

interface Wanted {
  readonly lines: readonly { quantity: number | null; unitPrice: number | null }[];
  readonly deliveryFee: number | null;
  readonly advance: number | null;
}

export interface ExchangeSums {
  /** What was paid for the pieces given back. */
  worth: number;
  /** Total of the new order. */
  total: number;
  /** Amount to collect for the new order. */
  due: number;
  /** Refund owed to the customer once the goods are received. */
  owed: number;
}

const poisha = (taka: number | null) => Math.round((taka ?? 0) * 100);

/**
 * The sums of an exchange in taka, calculated in poisha as the gateway does; `credit` replaces what was paid for the
 * pieces.
 */
export function exchangeSums(order: Given, back: readonly number[], wanted: Wanted, credit: number | null): ExchangeSums {
  const items = order.lines.reduce((sum, line) => sum + poisha(line.total), 0);
  const goods = order.lines.reduce((sum, { quantity, total }, index) => sum + Math.floor((poisha(total) * (back[index] ?? 0)) / quantity), 0);
  const discount = items === 0 ? 0 : Math.floor((goods * poisha(order.discount)) / items);
  const worth = Math.min(goods - discount, Math.max(0, poisha(order.paid) - poisha(order.deliveryFee)));
  const counted = credit === null ? worth : poisha(credit);
  const total = wanted.lines.reduce((sum, { quantity, unitPrice }) => sum + (quantity ?? 0) * poisha(unitPrice), poisha(wanted.deliveryFee));
  const open = Math.max(0, total - poisha(wanted.advance));
  const used = Math.min(counted, open);
  return { worth: worth / 100, total: total / 100, due: (open - used) / 100, owed: (counted - used) / 100 };
}
