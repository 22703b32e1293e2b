import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { loadPopover } from './overlay/loadOverlays.ts';
import { useOverlayTrigger } from './useOverlayTrigger.tsx';
import type { OverlayTriggerProps } from './useOverlayTrigger.tsx';

const PopoverSurface = lazyPart(loadPopover, 'PopoverSurface', {
  onFailed: ({ onClose }) => onClose(),
});

export type PopoverPlacement =
  'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end' | 'right top' | 'left top';

export interface PopoverProps {
  /** Button or IconButton. */
  trigger: ReactElement<OverlayTriggerProps>;
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
  const { label, children, placement = 'bottom end', width = 320, isOpen, onOpenChange } = props;
  const overlay = useOverlayTrigger(props.trigger, {
    kind: 'dialog',
    load: loadPopover,
    isOpen,
    onOpenChange,
  });
  return (
    <>
      {overlay.trigger}
      {overlay.isOpen && (
        <PopoverSurface
          anchor={overlay.anchor}
          label={label}
          placement={placement}
          width={width}
          onClose={overlay.close}
        >
          {typeof children === 'function' ? children(overlay.close) : children}
        </PopoverSurface>
      )}
    </>
  );
}
