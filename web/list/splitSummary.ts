/** Splits 'Jamdani saree, Maroon ×2 +1' into the names, which may be truncated, and the amount, which may not. */
export function splitSummary(summary: string): { names: string; amount: string | undefined } {
  const amount = /(?: ×\d+)?(?: \+\d+)?$/.exec(summary)?.[0] ?? '';
  return { names: summary.slice(0, summary.length - amount.length), amount: amount.trim() || undefined };
}
