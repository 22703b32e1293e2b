/** So many overdue orders at most are listed as missing on a statement, the oldest ones. */
export const MAX_MISSING = 5_000;
