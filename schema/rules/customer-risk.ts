export const CUSTOMER_RISKS = ['NEW', 'GOOD', 'MIXED', 'BAD'] as const;
/** What the parcels of a customer say about the next one. */
export type CustomerRisk = (typeof CUSTOMER_RISKS)[number];

/** From so many returned parcels on, and from this share of those that ended, a customer is risky. */
export const BAD_RETURNS = { count: 2, percent: 40 };

/** Risk by the share of a customer's parcels that came back, from the business's own history. */
export function customerRisk({ deliveredCount, returnedCount }: { deliveredCount: number; returnedCount: number }): CustomerRisk {
  const ended = deliveredCount + returnedCount;
  if (ended === 0) return 'NEW';
  if (returnedCount === 0) return 'GOOD';
  return returnedCount >= BAD_RETURNS.count && returnedCount * 100 >= ended * BAD_RETURNS.percent ? 'BAD' : 'MIXED';
}
