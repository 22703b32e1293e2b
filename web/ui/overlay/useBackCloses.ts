import { useRouter } from '@tanstack/react-router';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

interface OpenModal {
  /** Its own step in the address is gone back by Back, which closes it too. */
  isStep: () => boolean;
}

/** Those over the page, the topmost last. */
const modals: OpenModal[] = [];

/** Whether Back closes a modal now and leaves the page as it is: nothing of the page is lost by it. */
export function isBackForModal(): boolean {
  return modals.at(-1)?.isStep() === false;
}

/**
 * The phone's Back closes the topmost modal, the same way as Escape does, and the page stays. `canBeStep`: the modal may
 * stand in the address as a step of its own (`useDrawerAddress`); then Back is left to the address.
 */
export function useBackCloses(canBeStep: boolean, onClose: () => void): void {
  const router = useRouter<AnyRouter>({ warn: false });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Outside of the app, in the gallery, there is nothing to go back in.
    if (!router) return undefined;
    const history: RouterHistory = router.history;
    const modal: OpenModal = { isStep: () => canBeStep && history.location.state.hasDrawer === true };
    modals.push(modal);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || modals.at(-1) !== modal || modal.isStep()) return false;
        // The browser has gone back already, and comes forward again by an event of its own.
        window.addEventListener('popstate', () => close(), { once: true });
        return true;
      },
    });
    return () => {
      unblock();
      modals.splice(modals.indexOf(modal), 1);
    };
  }, [router, canBeStep]);
}
