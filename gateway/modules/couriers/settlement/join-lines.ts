import type { PaidLine } from './paid-line.ts';

/** A parcel whose cash stands on one line of a statement and whose charges stand on others. */
export interface JoinedParcel<Line extends PaidLine = PaidLine & { restComes?: boolean }> {
  cash: Line;
  sum: PaidLine;
}

const AMOUNTS = ['collectedPoisha', 'deliveryPoisha', 'codFeePoisha', 'returnPoisha'] as const satisfies (keyof PaidLine)[];

/**
 * Finds the lines that belong together: of one parcel, each amount on one of them only, its cash among them. Lines that
 * say the same twice are left out, and those that stand alone.
 */
export function joinLines<Line extends PaidLine>(lines: readonly Line[], parcelOf: (line: Line) => string | undefined): Map<PaidLine, JoinedParcel<Line>> {
  const joined = new Map<PaidLine, JoinedParcel<Line>>();
  for (const [parcel, parts] of Map.groupBy(lines, parcelOf)) {
    if (parcel === undefined || parts.length === 1) continue;
    const cash = parts.find(({ collectedPoisha }) => collectedPoisha > 0n);
    const isOnce = AMOUNTS.every((amount) => parts.filter((part) => part[amount] !== 0n).length <= 1);
    if (!cash || !isOnce || parts.some((part) => part !== cash && AMOUNTS.every((amount) => part[amount] === 0n))) continue;
    const sum = { ...cash };
    for (const amount of AMOUNTS) sum[amount] = parts.reduce((total, part) => total + part[amount], 0n);
    const whole = { cash, sum };
    for (const part of parts) joined.set(part, whole);
  }
  return joined;
}
