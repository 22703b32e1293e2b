import { useEffect, useEffectEvent } from 'react';
import { loadCode } from '../ui/loadCode.ts';
import type { FollowOptions } from './followRecords.ts';

/** Follows the records while the component is there (`followRecords`). What cannot be kept up to date still works. */
export function useFollowRecords({ type, read, isNoticedHidden }: FollowOptions): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    loadCode(() => import('./followRecords.ts')).then(({ followRecords }) => {
      if (!isGone) stop = followRecords({ type, read: (ids) => readNow(ids), isNoticedHidden });
    }, () => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [type, isNoticedHidden]);
}
