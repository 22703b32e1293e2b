/**
 * Simultaneous jobs of one business in a process: calls about one order or product, and sweeps that read all that a shop
 * has. Keeps a few businesses from occupying all the workers of a lane.
 */
const MAX_PER_BUSINESS = { calls: 4, sweeps: 2 };

const running = new Map<string, number>();

/** Runs the work unless the business has its full share of workers: then returns false. */
export async function withinShare(businessId: string, run: () => Promise<void>, kind: keyof typeof MAX_PER_BUSINESS = 'calls'): Promise<boolean> {
  const key = `${kind} ${businessId}`;
  const count = running.get(key) ?? 0;
  if (count >= MAX_PER_BUSINESS[kind]) return false;
  running.set(key, count + 1);
  try {
    await run();
    return true;
  } finally {
    const left = running.get(key)! - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
  }
}
