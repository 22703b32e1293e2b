import { numberLocale } from '../../../schema/rules/format.ts';

/** '৳0.40': what an SMS costs, which may be a fraction of a poisha that `formatTaka` would round away. Four decimals where it has them, two at least, so that prices below each other align. */
export const smsPrice = (rate: number) =>
  `৳${rate.toLocaleString(numberLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
