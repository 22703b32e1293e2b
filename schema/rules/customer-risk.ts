export const CUSTOMER_RISKS = ['NEW', 'GOOD', 'MIXED', 'BAD'] as const;
/** What the parcels of a customer say about the next one. */
export type CustomerRisk = (typeof CUSTOMER_RISKS)[number];

/** From so many returned parcels on, and from this share of those that ended, a customer is risky. */
export interface BadReturns {
  badReturns: number;
  returnPercent: number;
}

/** For a business that has saved no setting. */
export const USUAL_BAD_RETURNS: Readonly<BadReturns> = { badReturns: 2, returnPercent: 40 };

/** Risk by the share of a customer's parcels that came back, from the business's own history. */
export function customerRisk(
  { deliveredCount, returnedCount }: { deliveredCount: number; returnedCount: number }, { badReturns, returnPercent }: BadReturns,
): CustomerRisk {
  const ended = deliveredCount + returnedCount;
  if (ended === 0) return 'NEW';
  if (returnedCount === 0) return 'GOOD';
  return returnedCount >= badReturns && returnedCount * 100 >= ended * returnPercent ? 'BAD' : 'MIXED';
}
