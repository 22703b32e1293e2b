import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeskCommands } from '../mutations/useDeskCommands.ts';

/**
 * Ends the user's claim when they open another order, leave the page or close the tab. Returns a function that keeps
 * the claim, for a page that continues with the same order.
 */
export function useReleasedClaim(webOrderId: string, isMine: boolean): () => void {
  const { release } = useDeskCommands();
  const isKept = useRef(false);
  const leave = useEffectEvent(() => {
    if (isMine && !isKept.current) void release(webOrderId);
  });
  useEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);
  return () => void (isKept.current = true);
}
