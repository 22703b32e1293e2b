/** The columns of the report of profit and sales that have entries of their own. */
export const PROFIT_PARTS = ['SALES', 'GOODS', 'COURIER', 'COD', 'LOSSES', 'OTHER_INCOME', 'ADS', 'COSTS'] as const;

/** Each account of the profit and loss belongs to exactly one. */
export type ProfitPart = (typeof PROFIT_PARTS)[number];

/** On which day sales count in the report: of the delivery, as the books have them; of the shipping; of the settlement (ADR 57). */
export const PROFIT_BASES = ['DELIVERED', 'SHIPPED', 'SETTLED'] as const;
export type ProfitBasis = (typeof PROFIT_BASES)[number];

/** The figures that are those of orders where the basis is not the delivery; the others are the books' entries of no order. */
export const PARTS_OF_ORDERS: readonly ProfitPart[] = ['SALES', 'GOODS', 'COURIER', 'COD', 'LOSSES'];

/** Orders are added up one by one: shorter ranges than of what the books keep by day. */
export const MAX_BASIS_DAYS = 62;
