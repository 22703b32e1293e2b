import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.ts';
import { FloatingPopover } from './FloatingPopover.tsx';
import { floatStyle } from './surfaceStyle.ts';

interface FlyoutSurfaceProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** Opened by a key: the first link gets the focus. */
  takesFocus: boolean;
  onClose: () => void;
  /** List items with links. */
  children: ReactNode;
}

const Panel = styled(FloatingPopover)`
  ${floatStyle}
  width: 232px;
  padding: 6px;

  li > a {
    padding: 6px 10px;
  }
`;

const Title = styled.p`
  padding: 6px 10px;
  font-size: 12.5px;
  font-weight: 600;
  line-height: 16px;
  color: ${token.ink3};
`;

/** The heavy half of SidebarFlyout. Not modal: the pointer may move on to the next icon. */
export function FlyoutSurface({ anchor, label, takesFocus, onClose, children }: FlyoutSurfaceProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) content.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return (
    <Panel triggerRef={anchor} placement="right top" offset={8} isNonModal isOpen onOpenChange={onClose}>
      <div ref={content} data-flyout="" role="group" aria-label={label}>
        <Title aria-hidden>{label}</Title>
        <ul>{children}</ul>
      </div>
    </Panel>
  );
}
