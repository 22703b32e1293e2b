import { spread } from '../../../schema/rules/spread.ts';

/** Orders are counted in millionths, so that the parts of those that several campaigns share come to whole ones. */
export const ONE_ORDER = 1_000_000n;

/** Shares a whole out among the campaigns of an order, exactly. */
export const shareOut = (whole: bigint, weights: readonly number[]): bigint[] => spread(whole, weights.map(BigInt));

/** As people read it: 1 for a whole order. */
export const ordersOf = (millionths: bigint): number => Number(millionths) / Number(ONE_ORDER);
