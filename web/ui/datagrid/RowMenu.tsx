import { useMemo } from 'react';
import type { MenuEntry } from '../Menu.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { loadMenu } from '../overlay/loadOverlays.ts';

const MenuSurface = lazyPart(loadMenu, 'MenuSurface', { onFailed: ({ onClose }) => onClose() });

export interface OpenRowMenu {
  label: string;
  entries: readonly MenuEntry[];
  button: HTMLElement;
}

/** The one menu of a grid, at the row whose button was pressed. */
export function RowMenu({ menu, onClose }: { menu: OpenRowMenu; onClose: () => void }) {
  const anchor = useMemo(() => ({ current: menu.button }), [menu]);
  return (
    <MenuSurface
      anchor={anchor}
      label={menu.label}
      groups={[{ id: 'all', entries: menu.entries }]}
      placement="bottom end"
      onClose={onClose}
    />
  );
}
