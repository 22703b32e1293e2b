interface ProfitFacts {
  readonly itemsTotal: number;
  readonly discount: number;
  readonly deliveryFee: number;
  readonly total: number;
  readonly advance: number;
  /** By the statement of the courier; null before it. */
  readonly courierCharge?: number | null;
  readonly codFee?: number | null;
  readonly lines: readonly {
    readonly quantity: number;
    /** Frozen at shipping; null before. */
    readonly unitCost?: number | null;
    readonly variant: { readonly averageCost?: number | null };
  }[];
}

/** What the setting of the business says of an order's costs. */
interface CostSettings {
  /** Of the cash that is collected, in percent. */
  readonly codFeePercent: number;
  /** Taka for each order. */
  readonly packagingCost?: number | null;
}

export interface OrderEarnings {
  revenue: number;
  cost: number;
  /** What a courier keeps of the cash on delivery: by its statement, before that as it was agreed. */
  codFee: number;
  packaging: number;
  /** Null before the courier's statement; the profit is before it then. */
  courierCharge: number | null;
  profit: number;
  /** Whether every cost is the one frozen at shipping, not today's average. */
  isCostFrozen: boolean;
}

const poisha = (taka: number) => Math.round(taka * 100);

/**
 * What an order brings and what it costs, in taka; worked out in poisha: no binary fraction shows. What the courier
 * charges is not known before its statement.
 */
export function orderProfit(order: ProfitFacts, settings: CostSettings): OrderEarnings {
  const { itemsTotal, discount, deliveryFee, total, advance, lines } = order;
  const revenue = poisha(itemsTotal) - poisha(discount) + poisha(deliveryFee);
  const cost = lines.reduce(
    (sum, { quantity, unitCost, variant }) => sum + quantity * poisha(unitCost ?? variant.averageCost ?? 0),
    0,
  );
  const agreed = Math.round(((poisha(total) - poisha(advance)) * settings.codFeePercent) / 100);
  const codFee = typeof order.codFee === 'number' ? poisha(order.codFee) : agreed;
  const courierCharge = order.courierCharge ?? null;
  const packaging = poisha(settings.packagingCost ?? 0);
  return {
    revenue: revenue / 100,
    cost: cost / 100,
    codFee: codFee / 100,
    packaging: packaging / 100,
    courierCharge,
    profit: (revenue - cost - codFee - packaging - poisha(courierCharge ?? 0)) / 100,
    isCostFrozen: lines.every(({ unitCost }) => unitCost !== null && unitCost !== undefined),
  };
}
