/**
 * 'Jamdani saree, Maroon ×2 +1' as the names, which may be cut off, and how much of it there is, which may not.
 */
export function splitSummary(summary: string): { names: string; amount: string | undefined } {
  const amount = /(?: ×\d+)?(?: \+\d+)?$/.exec(summary)?.[0] ?? '';
  return { names: summary.slice(0, summary.length - amount.length), amount: amount.trim() || undefined };
}
