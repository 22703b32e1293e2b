import { loadToasts } from '../toastHost.ts';

/**
 * react-aria's overlay behaviour is 40 kB that the first paint does not need. The light halves (Popover,
 * Menu, Dialog, Drawer, Tooltip, ComboBox) load the heavy ones from here when first used, or when the page
 * has been idle.
 */
export const loadPopover = () => import('./PopoverSurface.tsx');
export const loadMenu = () => import('./MenuSurface.tsx');
export const loadModal = () => import('./ModalSurface.tsx');
export const loadComboBox = () => import('./ComboBoxSurface.tsx');
/** Of the collapsed sidebar, which few use: not fetched when idle. */
export const loadFlyout = () => import('./FlyoutSurface.tsx');
export const loadTooltip = () => import('./TooltipSurface.tsx');

/** Those that the first click or key may open. */
export const loadOverlays = () => Promise.all([loadTooltip(), loadPopover(), loadMenu(), loadModal(), loadToasts()]);
