/** How much of a limit is used: warning from 80 %, urgent from 95 %, full at 100 %. */
export type UsageLevel = 'free' | 'near' | 'almost' | 'full';

export function usageLevel(used: number, limit: number): UsageLevel {
  if (used >= limit) return 'full';
  const share = used / limit;
  if (share >= 0.95) return 'almost';
  return share >= 0.8 ? 'near' : 'free';
}

/** Whole per cent, rounded down: 999 of 1,000 is not yet 100. */
export function usagePercent(used: number, limit: number): number {
  if (limit <= 0) return 100;
  return Math.floor((used / limit) * 100);
}
