/** The columns of the report of profit and sales that have entries of their own. */
export const PROFIT_PARTS = ['SALES', 'GOODS', 'COURIER', 'COD', 'LOSSES', 'OTHER_INCOME', 'ADS', 'COSTS'] as const;

/** Each account of the profit and loss belongs to exactly one. */
export type ProfitPart = (typeof PROFIT_PARTS)[number];
