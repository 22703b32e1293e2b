import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import type { PopoverPlacement } from '../Popover.tsx';
import { FocusReturn } from './FocusReturn.ts';
import { floatStyle } from './surfaceStyle.ts';

interface PopoverSurfaceProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  placement: PopoverPlacement;
  width: number;
  onClose: () => void;
  children: ReactNode;
}

const Panel = styled(Popover)`
  ${floatStyle}
  max-width: calc(100vw - 24px);
`;

const Content = styled(Dialog)`
  padding: 16px;
  outline: none;
  font-size: 14px;
`;

/** The heavy half of Popover. */
export function PopoverSurface({ anchor, label, placement, width, onClose, children }: PopoverSurfaceProps) {
  return (
    <Panel
      triggerRef={anchor}
      placement={placement}
      offset={6}
      isOpen
      onOpenChange={onClose}
      style={{ width }}
    >
      <Content aria-label={label}>
        <FocusReturn />
        {children}
      </Content>
    </Panel>
  );
}
