import { useEffect, useState } from 'react';

export type ShellOverlay = 'palette' | 'help' | null;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=true]') !== null
  );
}

/** Ctrl/⌘K opens the command palette, `?` the list of keys. */
export function useShellKeys() {
  const [overlay, setOverlay] = useState<ShellOverlay>(null);

  useEffect(() => {
    function key(event: KeyboardEvent) {
      const isPalette =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
      if (isPalette) {
        event.preventDefault();
        setOverlay((open) => (open === 'palette' ? null : 'palette'));
        return;
      }
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      setOverlay('help');
    }
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);

  return {
    overlay,
    openPalette: () => setOverlay('palette'),
    openHelp: () => setOverlay('help'),
    closeOverlay: () => setOverlay(null),
  };
}
