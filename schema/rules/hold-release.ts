/** Days after the day of a hold on which its reserved stock is given back, where nobody has decided about it. */
export const HOLD_RELEASE_DAYS = 7;
