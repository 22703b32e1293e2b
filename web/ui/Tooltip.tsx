import { cloneElement, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactElement } from 'react';
import { loadTooltip } from './overlay/loadOverlays.ts';

const TooltipSurface = lazy(() => loadTooltip().then((module) => ({ default: module.TooltipSurface })));

/** Rest of the pointer before a tooltip shows; a pass over a toolbar stays quiet. */
const DELAY_MS = 450;

interface TriggerProps {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  'aria-describedby'?: string;
  'aria-label'?: string;
}

export interface TooltipProps {
  text: string;
  /** One focusable element that passes handlers on to the DOM. */
  children: ReactElement<TriggerProps>;
  placement?: 'top' | 'bottom' | 'left' | 'right';
}

/** Names an icon or explains a figure, on hover and on keyboard focus. Never the only place of a fact. */
export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const own = children.props;

  function show(element: HTMLElement, delay: number) {
    trigger.current = element;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  }
  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  const described = isOpen && own['aria-label'] !== text ? { 'aria-describedby': id } : {};
  return (
    <>
      {cloneElement(children, {
        ...described,
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          if (event.pointerType === 'mouse') show(event.currentTarget, DELAY_MS);
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event);
          hide();
        },
        onPointerDown: (event) => {
          own.onPointerDown?.(event);
          hide();
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          hide();
        },
      })}
      {isOpen && (
        <Suspense fallback={null}>
          <TooltipSurface id={id} trigger={trigger} placement={placement} text={text} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
