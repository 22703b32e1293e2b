import { lazy, Suspense, useMemo } from 'react';
import type { MenuEntry } from '../Menu.tsx';
import { loadMenu } from '../overlay/loadOverlays.ts';

const MenuSurface = lazy(() => loadMenu().then((module) => ({ default: module.MenuSurface })));

export interface OpenRowMenu {
  label: string;
  entries: readonly MenuEntry[];
  button: HTMLElement;
}

/** The one menu of a grid, at the row whose button was pressed. */
export function RowMenu({ menu, onClose }: { menu: OpenRowMenu; onClose: () => void }) {
  const anchor = useMemo(() => ({ current: menu.button }), [menu]);
  return (
    <Suspense fallback={null}>
      <MenuSurface
        anchor={anchor}
        label={menu.label}
        groups={[{ id: 'all', entries: menu.entries }]}
        placement="bottom end"
        onClose={onClose}
      />
    </Suspense>
  );
}
