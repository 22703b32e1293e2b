import { cloneElement, lazy, Suspense, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { loadPopover } from './overlay/loadOverlays.ts';

const PopoverSurface = lazy(() => loadPopover().then((module) => ({ default: module.PopoverSurface })));

export type PopoverPlacement = 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'right top';

interface TriggerProps {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter?: (event: React.PointerEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

export interface PopoverProps {
  /** Button or IconButton. */
  trigger: ReactElement<TriggerProps>;
  /** Name of the panel for screen readers. */
  label: string;
  /** The panel; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: PopoverPlacement;
  width?: number;
  /** Controlled use; otherwise the trigger toggles it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small panel beside its trigger: focus moves in and back, Escape and a click outside close it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, placement = 'bottom end', width = 320 } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = props.isOpen ?? ownOpen;
  const anchor = useRef<HTMLElement | null>(null);
  const id = useId();

  function setOpen(next: boolean) {
    setOwnOpen(next);
    props.onOpenChange?.(next);
  }
  const close = () => setOpen(false);

  return (
    <>
      <span ref={(span) => void (anchor.current = span?.firstElementChild as HTMLElement | null)} style={{ display: 'contents' }}>
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          ...(isOpen && { 'aria-controls': id }),
          onPointerEnter: (event) => {
            trigger.props.onPointerEnter?.(event);
            void loadPopover();
          },
          onClick: (event) => {
            trigger.props.onClick?.(event);
            setOpen(!isOpen);
          },
        })}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <PopoverSurface id={id} anchor={anchor} label={label} placement={placement} width={width} onClose={close}>
            {typeof children === 'function' ? children(close) : children}
          </PopoverSurface>
        </Suspense>
      )}
    </>
  );
}
