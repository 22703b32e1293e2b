/** So many payments of a liability at most are shown on its page, the last ones. */
export const MAX_SHOWN_PAYMENTS = 100;
