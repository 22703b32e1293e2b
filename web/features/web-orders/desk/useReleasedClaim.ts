import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeskCommands } from '../mutations/useDeskCommands.ts';

/**
 * Whoever looks at another order, leaves the page or closes the tab is not calling any more: their claim ends. Answers
 * what keeps it, for a page that goes on with the same order.
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
