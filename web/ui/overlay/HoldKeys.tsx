import { useEffect, useEffectEvent } from 'react';

/** Keys of the browser, such as Ctrl+R and F5. Ctrl+S is the page's here: it saves forms. */
const isOfBrowser = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ((ctrlKey || metaKey || altKey) && code !== 'KeyS') || /^F\d+$/.test(key);

/**
 * While the code of what was opened over the page is loaded, keys belong to it and not to the page below: Escape closes it,
 * the others do nothing.
 */
export function HoldKeys({ onEscape }: { onEscape: () => void }) {
  const hold = useEffectEvent((event: KeyboardEvent) => {
    event.stopImmediatePropagation();
    if (!isOfBrowser(event)) event.preventDefault();
    if (event.key === 'Escape') onEscape();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hold(event);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return null;
}
