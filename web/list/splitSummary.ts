import { formatCount } from '../../schema/rules/format.ts';

/** Splits 'Jamdani saree, Maroon ×2 +1' into the names, which may be truncated, and the amount, which may not. */
export function splitSummary(summary: string): { names: string; amount: string | undefined } {
  const amount = /(?: ×\d+)?(?: \+\d+)?$/.exec(summary)?.[0] ?? '';
  // The gateway writes the digits of English.
  const shown = amount.trim().replace(/\d+/g, (digits) => formatCount(Number(digits)));
  return { names: summary.slice(0, summary.length - amount.length), amount: shown || undefined };
}
