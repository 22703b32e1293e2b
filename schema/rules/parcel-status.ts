/** What a courier says of a parcel, in our words. */
export const PARCEL_STATUSES = [
  'BOOKED', 'PICKED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ON_HOLD', 'APPROVAL_PENDING', 'DELIVERED', 'PARTIAL', 'PAID_RETURN',
  'RETURNING', 'RETURNED', 'CANCELLED', 'LOST',
] as const;

export type ParcelStatus = (typeof PARCEL_STATUSES)[number];
