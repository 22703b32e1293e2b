interface PickedOrder {
  readonly reference: string;
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
}

export interface PickLine {
  sku: string;
  name: string;
  /** Pieces for all orders. */
  quantity: number;
  /** Pieces by order, in the sequence of the list. */
  orders: { reference: string; quantity: number }[];
}

/** The lines of a pick list, one for each SKU, sorted by SKU. Pure. */
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
