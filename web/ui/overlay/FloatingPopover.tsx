import { useContext, useEffect, useMemo, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import type { OverlayTriggerState } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';

/** A scroll this many milliseconds after the wheel or a finger has moved is still theirs. */
const SCROLLING_MS = 1000;

/** Tells whether a person has scrolled lately, since the popover was opened. */
function useScrolledByHand(isOpen: boolean): () => boolean {
  const movedAt = useRef(-Infinity);
  useEffect(() => {
    if (!isOpen) return undefined;
    movedAt.current = -Infinity;
    const move = () => {
      movedAt.current = performance.now();
    };
    // The scrollbar of the page: nothing is told while it is drawn, nor when it is let go.
    const press = ({ target }: PointerEvent) => {
      if (target === document.documentElement) movedAt.current = Infinity;
    };
    const options = { capture: true, passive: true };
    addEventListener('wheel', move, options);
    addEventListener('touchmove', move, options);
    addEventListener('pointerdown', press, options);
    return () => {
      removeEventListener('wheel', move, options);
      removeEventListener('touchmove', move, options);
      removeEventListener('pointerdown', press, options);
    };
  }, [isOpen]);
  return () => performance.now() - movedAt.current < SCROLLING_MS;
}

/** Whether it is closed by what the page has scrolled by itself: react-aria closes within the event. */
function isOfPage(scrolledByHand: () => boolean): boolean {
  const { event } = window;
  if (event?.type !== 'scroll' || scrolledByHand()) return false;
  // What scrolls inside the page has moved the button away from what belongs to it: react-aria places it anew.
  if (event.target !== document) window.dispatchEvent(new Event('resize'));
  return true;
}

/**
 * Closes a list of proposals without a choice when the page is scrolled. As `close`, a ComboBox would set its text too, and
 * open the list again when its caller keeps what was typed.
 */
function closeKeeping(state: OverlayTriggerState): void {
  if (window.event?.type === 'scroll') state.toggle();
  else state.close();
}

/**
 * react-aria's Popover, for one that is not modal. It is closed when the page around it is scrolled by a person; when the page
 * scrolls by itself, as after a move to another page, or when rows come, it stays.
 */
export function FloatingPopover({ onOpenChange, ...props }: PopoverProps) {
  const outer = useContext(OverlayTriggerStateContext);
  const scrolledByHand = useScrolledByHand(props.isOpen ?? outer?.isOpen ?? false);
  const state = useMemo(
    () => outer && { ...outer, close: () => isOfPage(scrolledByHand) || closeKeeping(outer) },
    // The function reads a ref: the first one is as good as the next.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [outer],
  );
  return (
    <OverlayTriggerStateContext value={state}>
      <Popover {...props} onOpenChange={(isOpen) => (!isOpen && isOfPage(scrolledByHand)) || onOpenChange?.(isOpen)} />
    </OverlayTriggerStateContext>
  );
}
