import { useRouter } from '@tanstack/react-router';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';

interface OpenModal {
  /** It stands in the address as an entry of the history: Back leaves that entry, which closes it. */
  isStep: () => boolean;
}

/** The open modals, the topmost last. */
const modals: OpenModal[] = [];

/** Whether Back would close a modal now; then the page stays, and nothing in it is lost. */
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
  // Before it is drawn, so that Back closes it from then on.
  useLayoutEffect(() => {
    // Outside of the app, in the gallery, there is nothing to go back in.
    if (!router) return undefined;
    const history: RouterHistory = router.history;
    const modal: OpenModal = { isStep: () => canBeStep && history.location.state.hasDrawer === true };
    modals.push(modal);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || modals.at(-1) !== modal || modal.isStep()) return false;
        // The browser has gone back already; going forward again raises another event.
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
