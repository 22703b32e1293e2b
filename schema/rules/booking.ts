/** The most orders that are booked with a courier at once, and about which a courier is asked at once. */
export const MAX_BOOKED = 500;
