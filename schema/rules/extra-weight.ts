/** Whole kilograms of a parcel beyond those that its delivery includes; each begun one counts. Unknown weights count nothing. */
export const extraKilograms = (grams: number | null, includedKg: number): number =>
  Math.max(Math.ceil((grams ?? 0) / 1000) - includedKg, 0);
