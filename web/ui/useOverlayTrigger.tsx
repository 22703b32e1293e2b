import { cloneElement, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactElement, RefObject } from 'react';

/** What a trigger element must pass on to the DOM: Button and IconButton do. */
export interface OverlayTriggerProps {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-expanded'?: boolean;
}

interface Options {
  kind: 'dialog' | 'menu';
  /** Fetches the heavy half as soon as the pointer comes near. */
  load: () => Promise<unknown>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

interface OverlayTrigger {
  trigger: ReactElement;
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  close: () => void;
}

/** Makes an element open an overlay on click (and ArrowDown for a menu), controlled or not. */
export function useOverlayTrigger(
  element: ReactElement<OverlayTriggerProps>,
  options: Options,
): OverlayTrigger {
  const { kind, load } = options;
  const [ownOpen, setOwnOpen] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const isOpen = options.isOpen ?? ownOpen;
  const own = element.props;

  function setOpen(next: boolean) {
    setOwnOpen(next);
    options.onOpenChange?.(next);
  }

  const trigger = (
    <span
      ref={(span) => {
        anchor.current = span?.querySelector<HTMLElement>('button, a, [tabindex]') ?? null;
      }}
      style={{ display: 'contents' }}
    >
      {cloneElement(element, {
        'aria-haspopup': kind,
        'aria-expanded': isOpen,
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          void load();
        },
        onClick: (event) => {
          own.onClick?.(event);
          setOpen(!isOpen);
        },
        onKeyDown: (event) => {
          own.onKeyDown?.(event);
          if (kind !== 'menu' || event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
    </span>
  );
  return { trigger, anchor, isOpen, close: () => setOpen(false) };
}
