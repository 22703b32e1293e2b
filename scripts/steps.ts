import { performance } from 'node:perf_hooks';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export const started = performance.now();

/** Runs one step and prints how long it took, with the remark that it returns, if any. */
export async function step<T>(
  name: string,
  run: () => T | Promise<T>,
  remark?: (result: T) => string,
): Promise<T> {
  const since = performance.now();
  const result = await run();
  const text = remark?.(result) ?? '';
  process.stdout.write(`  ${name.padEnd(24)}${seconds(since).padStart(7)}  ${text}`.trimEnd() + '\n');
  return result;
}

/** The time since this process began. */
export const elapsed = () => seconds(started);

/** The remark of a step that is skipped when nothing has changed. */
export const madeOrKept = (made: boolean) => (made ? '' : 'up to date');
