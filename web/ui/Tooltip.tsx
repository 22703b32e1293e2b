import { cloneElement, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { lazyPart } from './lazyPart.tsx';
import { loadTooltip } from './overlay/loadOverlays.ts';

const TooltipSurface = lazyPart(loadTooltip, 'TooltipSurface', {
  onFailed: ({ onClose }) => onClose(),
  isPassive: true,
});

/** How long the pointer rests before a tooltip shows, so that moving over a toolbar shows none. */
const DELAY_MS = 450;

interface TriggerProps {
  'aria-describedby'?: string;
  'aria-label'?: string;
}

export interface TooltipProps {
  text: string;
  /** One focusable element that passes aria attributes on to the DOM. */
  children: ReactElement<TriggerProps>;
  placement?: 'top' | 'bottom' | 'left' | 'right';
}

// `display: contents`: the element inside is laid out as if the wrapper were not there.
const Watch = styled.span`
  display: contents;
`;

/** Names an icon or explains a figure, on hover and on keyboard focus. Never the only place where something is said. */
export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  function show(element: Element | null, delay: number) {
    trigger.current = element;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  }
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, hide]);

  const isDescription = isOpen && children.props['aria-label'] !== text;
  return (
    <>
      <Watch
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') show(event.currentTarget.firstElementChild, DELAY_MS);
        }}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) show(event.target, 0);
        }}
        onBlur={hide}
      >
        {isDescription ? cloneElement(children, { 'aria-describedby': id }) : children}
      </Watch>
      {isOpen && (
        <TooltipSurface id={id} trigger={trigger} placement={placement} text={text} onClose={hide} />
      )}
    </>
  );
}
