/** Why orders end otherwise than they should: what a business that has given no reasons yet chooses among. */
export const USUAL_REASONS = {
  CANCEL: ['Changed mind', 'Customer not reachable', 'Out of stock', 'Ordered twice', 'Wrong address', 'Price too high', 'Fake order'],
  RETURN: [
    'Customer refused', 'Customer not reachable', 'Changed mind', 'Wrong product', 'Damaged', 'Late delivery', 'Wrong address', 'Wrong price',
  ],
} as const;

export type ReasonOf = keyof typeof USUAL_REASONS;
