/**
 * Simultaneous calls to shops of one business in a process. Keeps one business from occupying all the workers of the
 * queue.
 */
const MAX_PER_BUSINESS = 4;

const running = new Map<string, number>();

/** Runs the work unless the business has its full share of workers: then returns false. */
export async function withinShare(businessId: string, run: () => Promise<void>): Promise<boolean> {
  const count = running.get(businessId) ?? 0;
  if (count >= MAX_PER_BUSINESS) return false;
  running.set(businessId, count + 1);
  try {
    await run();
    return true;
  } finally {
    const left = running.get(businessId)! - 1;
    if (left > 0) running.set(businessId, left);
    else running.delete(businessId);
  }
}
