/**
 * Whether PostgreSQL gives no answer to anybody: it is frozen, or the network swallows what is sent. A server that is
 * away refuses at once; only a silent one would keep its clients waiting. `heartbeat.ts` finds out.
 */
type Fail = (error: Error) => void;

const waiting = new Set<Fail>();
let current: Error | null = null;

/** Why nothing can be asked at the moment; null while the server answers. */
export const silence = (): Error | null => current;

/** Calls `fail` once when a silence begins, unless the function that it returns was called before. */
export function onSilence(fail: Fail): () => void {
  waiting.add(fail);
  return () => void waiting.delete(fail);
}

export function beginSilence(afterMs: number): void {
  current ??= new Error(`PostgreSQL gave no answer for ${afterMs} ms`);
  const failed = [...waiting];
  waiting.clear();
  for (const fail of failed) fail(current);
}

export function endSilence(): void {
  current = null;
}
