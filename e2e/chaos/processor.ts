import { readFileSync } from 'node:fs';

/** Processor time of a process so far, in milliseconds. */
export interface Processor {
  used: number;
  /** Time in which it was ready to run while others had the processors. */
  waited: number;
}

/** Of the main thread; `waited` is 0 on systems that do not report it. */
export function processorOf(pid: number): Processor {
  try {
    const [used, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map((text) => Number(text) / 1e6);
    return { used: used!, waited: waited! };
  } catch {
    return { used: 0, waited: 0 };
  }
}

/** How many times longer its work took than on processors of its own, between two looks added up. */
export function stretchOf(looks: readonly [from: Processor, to: Processor][]): number {
  const sum = (part: keyof Processor) => looks.reduce((total, [from, to]) => total + to[part] - from[part], 0);
  const used = sum('used');
  return used > 0 ? 1 + sum('waited') / used : 1;
}

/**
 * Milliseconds that `run` takes, without those in which the process could have gone on and other programs had the
 * processors: what it would take on processors of its own.
 */
export async function ownTime(pid: number, run: () => Promise<void>): Promise<number> {
  const [since, from] = [performance.now(), processorOf(pid)];
  await run();
  return performance.now() - since - (processorOf(pid).waited - from.waited);
}
