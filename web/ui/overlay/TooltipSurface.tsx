import { useMemo } from 'react';
import type { RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { token } from '../theme/token.ts';

interface TooltipSurfaceProps {
  id: string;
  text: string;
  trigger: RefObject<Element | null>;
  placement: 'top' | 'bottom' | 'left' | 'right';
  onClose: () => void;
}

const Bubble = styled(Tooltip)`
  max-width: 280px;
  padding: 4px 8px;
  border-radius: ${token.radiusSmall};
  font: 500 12.5px/18px ${token.font};
  color: ${token.surface};
  background: ${token.ink};
  pointer-events: none;
`;

/** The heavy half of Tooltip. */
export function TooltipSurface({ id, text, trigger, placement, onClose }: TooltipSurfaceProps) {
  const state = useMemo(
    () => ({ isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: onClose }),
    [onClose],
  );
  return (
    <TooltipTriggerStateContext value={state}>
      <Bubble triggerRef={trigger} placement={placement} offset={6}>
        <span id={id}>{text}</span>
      </Bubble>
    </TooltipTriggerStateContext>
  );
}
