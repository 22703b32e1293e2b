/** Says of a report up to when the days before count. */
export const COMPARED_UNTIL
  = 'The time of day of now on the last of the days before, which counts up to here where today is not over; null where the range is.';
