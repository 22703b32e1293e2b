interface PickedOrder {
  readonly reference: string;
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
}

export interface PickLine {
  sku: string;
  name: string;
  /** Pieces for all of the orders. */
  quantity: number;
  /** How many pieces for which order, in the order of the list. */
  orders: { reference: string; quantity: number }[];
}

/** What is to be taken off the shelves for these orders, one line for each SKU, in the order of the SKUs. Pure. */
export function pickLines(orders: readonly PickedOrder[]): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { reference, lines: wanted } of orders) {
    for (const { sku, name, quantity } of wanted) {
      const line = lines.get(sku) ?? { sku, name, quantity: 0, orders: [] };
      const known = line.orders.find((one) => one.reference === reference);
      if (known) known.quantity += quantity;
      else line.orders.push({ reference, quantity });
      lines.set(sku, { ...line, quantity: line.quantity + quantity });
    }
  }
  return [...lines.values()].toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
}
