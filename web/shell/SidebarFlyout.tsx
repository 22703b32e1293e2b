import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { NavButton } from '../ui/nav/NavButton.tsx';
import { token } from '../ui/theme/token.ts';

interface SidebarFlyoutProps {
  label: string;
  icon: LucideIcon;
  isActive: boolean;
  /** The items: links close the panel. */
  children: ReactNode;
}

const EDGE = 8;
/** Time for the pointer to cross from the icon to the panel. */
const CLOSE_DELAY_MS = 150;

const Panel = styled.div`
  position: fixed;
  z-index: 60;
  width: 232px;
  max-height: calc(100dvh - ${2 * EDGE}px);
  padding: 6px;
  overflow: auto;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  box-shadow: ${token.shadowFloat};

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

/**
 * A group of the collapsed sidebar: an icon whose name and items fly out beside it, on hover, click or Enter.
 */
export function SidebarFlyout({ label, icon, isActive, children }: SidebarFlyoutProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  useEffect(() => () => clearTimeout(timer.current), []);

  // Beside the icon, and moved up where it would hang below the window.
  useLayoutEffect(() => {
    if (!isOpen || !root.current || !panel.current) return;
    const trigger = root.current.getBoundingClientRect();
    const { height } = panel.current.getBoundingClientRect();
    const top = Math.max(EDGE, Math.min(trigger.top, window.innerHeight - height - EDGE));
    panel.current.style.top = `${top}px`;
    panel.current.style.left = `${trigger.right + EDGE}px`;
  }, [isOpen]);

  function show() {
    clearTimeout(timer.current);
    setOpen(true);
  }
  function close() {
    clearTimeout(timer.current);
    setOpen(false);
  }
  function leave({ relatedTarget }: FocusEvent) {
    if (!root.current?.contains(relatedTarget)) close();
  }
  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    root.current?.querySelector('button')?.focus();
  }

  return (
    <div
      ref={root}
      role="presentation"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={() => (timer.current = setTimeout(close, CLOSE_DELAY_MS))}
      onBlur={leave}
      onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
      onKeyDown={key}
    >
      <NavButton
        icon={icon}
        label={label}
        isCollapsed
        isActive={isActive}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={show}
      />
      {isOpen && (
        <Panel ref={panel} id={id} role="group" aria-label={label}>
          <Title aria-hidden>{label}</Title>
          <ul>{children}</ul>
        </Panel>
      )}
    </div>
  );
}
