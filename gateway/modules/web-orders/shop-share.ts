/** Calls to shops of one business at once in a process, so that no business takes all the workers of the lane. */
const MAX_PER_BUSINESS = 4;

const running = new Map<string, number>();

/** Runs the work unless the business has its share of workers already: then false. */
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
