import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Fetches code that is likely to be wanted next once the browser is idle, so that it opens the first time as fast as later. Where
 * it does not come, whoever wants it fetches it again. `load` is stable: defined outside the component.
 */
export function useIdleCode(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}
