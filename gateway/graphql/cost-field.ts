/**
 * Spread it into every field that tells what something costs the business or what it earns: null for whoever may not
 * see costs (`hideProductCostReportForAdmin`), so that the rest of the record can still be read.
 */
export const COST_FIELD = {
  nullable: true,
  authScopes: { cost: true },
  unauthorizedResolver: () => null,
  extensions: { isCost: true },
} as const;

/** The same for what couriers take and leave: null for whoever may not see their charges. */
export const CHARGE_FIELD = { ...COST_FIELD, authScopes: { charges: true } } as const;
