import { lazyPart } from '../../../ui/lazyPart.tsx';

/** `SiteDrawer`, loaded on use: the settings of a shop are rarely opened. */
export const LazySiteDrawer = lazyPart(() => import('./SiteDrawer.tsx'), 'SiteDrawer', {
  onFailed: ({ onClose }) => onClose(),
});
