import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../ui/lazyPart.tsx';
import { NavButton } from '../ui/nav/NavButton.tsx';
import { loadFlyout } from '../ui/overlay/loadOverlays.ts';

const FlyoutSurface = lazyPart(loadFlyout, 'FlyoutSurface', {
  onFailed: ({ onClose }) => onClose(),
});

interface SidebarFlyoutProps {
  label: string;
  icon: LucideIcon;
  isActive: boolean;
  /** The items: links close the panel. */
  children: ReactNode;
}

/** Time for the pointer to cross from the icon to the panel. */
const CLOSE_DELAY_MS = 150;

/** A group of the collapsed sidebar: an icon whose name and items fly out beside it, on hover, click or Enter. */
export function SidebarFlyout({ label, icon, isActive, children }: SidebarFlyoutProps) {
  const [opened, setOpened] = useState<'by pointer' | 'by key' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(how: 'by pointer' | 'by key') {
    clearTimeout(timer.current);
    setOpened(how);
  }
  function close() {
    clearTimeout(timer.current);
    setOpened(null);
  }
  return (
    <div
      ref={root}
      role="presentation"
      // React's events of the panel bubble to here, although the panel stands elsewhere in the document.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show('by pointer')}
      onPointerLeave={() => (timer.current = setTimeout(close, CLOSE_DELAY_MS))}
      // A tap elsewhere, or Tab to the next icon.
      onBlur={({ relatedTarget }) => !relatedTarget?.closest('[data-flyout]') && close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
    >
      <NavButton
        icon={icon}
        label={label}
        isCollapsed
        isActive={isActive}
        aria-expanded={opened !== null}
        // A click without a pointer is Enter or space.
        onClick={({ detail }) => show(detail === 0 ? 'by key' : 'by pointer')}
      />
      {opened && (
        <FlyoutSurface key={opened} anchor={root} label={label} takesFocus={opened === 'by key'} onClose={close}>
          {children}
        </FlyoutSurface>
      )}
    </div>
  );
}
