import { lazyPart } from '../../../ui/lazyPart.tsx';

/** `SiteDrawer`, loaded on use: the settings of a shop are rarely opened. */
export const LazySiteDrawer = lazyPart(async () => (await import('./SiteDrawer.tsx')).SiteDrawer, {
  onFailed: ({ onClose }) => onClose(),
});
