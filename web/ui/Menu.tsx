import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { loadMenu } from './overlay/loadOverlays.ts';
import type { PopoverPlacement } from './Popover.tsx';
import { useOverlayTrigger } from './useOverlayTrigger.tsx';
import type { OverlayTriggerProps } from './useOverlayTrigger.tsx';

const MenuSurface = lazyPart(loadMenu, 'MenuSurface', {
  onFailed: ({ onClose }) => onClose(),
});

export interface MenuEntry {
  id: string;
  label: string;
  onAction: () => void;
  icon?: LucideIcon;
  /** Before the label in place of an icon: an Avatar. */
  start?: ReactNode;
  /** A muted second line. */
  note?: string;
  kbd?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Given on any entry of a group, the group is a choice of one (theme, language). */
  isSelected?: boolean;
}

export interface MenuGroup {
  id: string;
  title?: string;
  entries: readonly MenuEntry[];
}

export interface MenuProps {
  /** Button or IconButton. */
  trigger: ReactElement<OverlayTriggerProps>;
  label: string;
  /** One plain list, or `groups` with rules between them. */
  entries?: readonly MenuEntry[];
  groups?: readonly MenuGroup[];
  placement?: PopoverPlacement;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Actions or a choice behind a button: arrow keys, type-ahead, Escape. */
export function Menu({
  trigger,
  label,
  entries = [],
  groups,
  placement = 'bottom end',
  onOpenChange,
}: MenuProps) {
  const overlay = useOverlayTrigger(trigger, { kind: 'menu', load: loadMenu, onOpenChange });
  return (
    <>
      {overlay.trigger}
      {overlay.isOpen && (
        <MenuSurface
          anchor={overlay.anchor}
          label={label}
          groups={groups ?? [{ id: 'all', entries }]}
          placement={placement}
          onClose={overlay.close}
        />
      )}
    </>
  );
}
