interface ProfitFacts {
  readonly itemsTotal: number;
  readonly discount: number;
  readonly deliveryFee: number;
  readonly lines: readonly {
    readonly quantity: number;
    /** Frozen at shipping; null before. */
    readonly unitCost?: number | null;
    readonly variant: { readonly averageCost?: number | null };
  }[];
}

export interface OrderEarnings {
  revenue: number;
  cost: number;
  profit: number;
  /** Whether every cost is the one frozen at shipping, not today's average. */
  isCostFrozen: boolean;
}

const poisha = (taka: number) => Math.round(taka * 100);

/** What an order brings and what its goods cost, in taka; worked out in poisha: no binary fraction shows. */
export function orderProfit({ itemsTotal, discount, deliveryFee, lines }: ProfitFacts): OrderEarnings {
  const revenue = poisha(itemsTotal) - poisha(discount) + poisha(deliveryFee);
  const cost = lines.reduce(
    (sum, { quantity, unitCost, variant }) => sum + quantity * poisha(unitCost ?? variant.averageCost ?? 0),
    0,
  );
  return {
    revenue: revenue / 100,
    cost: cost / 100,
    profit: (revenue - cost) / 100,
    isCostFrozen: lines.every(({ unitCost }) => unitCost !== null && unitCost !== undefined),
  };
}
