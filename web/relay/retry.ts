/** Three more attempts after the first, waiting 1, 2, then 4 seconds; never longer than 10. */
export const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 10_000;

/** Milliseconds before retry number `attempt`, counted from 0. */
export function retryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** Runs `work` until it succeeds, `retries` more times at most; then throws its last error. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  retries: number,
  signal: AbortSignal,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= retries || signal.aborted) throw error;
      await wait(retryDelay(attempt), signal);
    }
  }
}
