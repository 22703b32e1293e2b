import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHotkeys } from '../ui/keys/hotkeys.ts';

export type ShellOverlay = 'palette' | 'help' | null;

/** Ctrl/⌘K opens the command palette, `?` the list of keys. */
export function useShellKeys() {
  const { t } = useTranslation();
  const [overlay, setOverlay] = useState<ShellOverlay>(null);

  useHotkeys([
    {
      code: 'KeyK',
      hasCtrl: true,
      label: t('Go to any screen, or search'),
      run: () => setOverlay((open) => (open === 'palette' ? null : 'palette')),
    },
    { code: 'Slash', character: '?', label: t('This list'), run: () => setOverlay('help') },
  ]);

  return {
    overlay,
    openPalette: () => setOverlay('palette'),
    openHelp: () => setOverlay('help'),
    closeOverlay: () => setOverlay(null),
  };
}
