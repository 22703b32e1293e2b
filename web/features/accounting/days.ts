import { dhakaNoon } from '../../list/dayRange.ts';

/** Converts the value of a date field into the gateway's DateTime; undefined when empty. */
export const noonOf = (day: string): { day?: string } => (day ? { day: dhakaNoon(day) } : {});
