import { useEffectEvent, useLayoutEffect } from 'react';

/** Keys of the browser, such as Ctrl+R and F5. Ctrl+S is the page's here: it saves forms. */
const isOfBrowser = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ((ctrlKey || metaKey || altKey) && code !== 'KeyS') || /^F\d+$/.test(key);

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey && !altKey;

interface HoldKeysProps {
  onEscape: () => void;
  /** A character, or Backspace. */
  onTyped: (key: string) => void;
}

/**
 * While the code of what was opened over the page is loaded, keys belong to it and not to the page below: Escape closes it,
 * characters are kept for its text field where it begins with one, the others do nothing.
 */
export function HoldKeys({ onEscape, onTyped }: HoldKeysProps) {
  const hold = useEffectEvent((event: KeyboardEvent) => {
    event.stopImmediatePropagation();
    if (!isOfBrowser(event)) event.preventDefault();
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace' || isCharacter(event)) onTyped(event.key);
  });
  // Until the very moment in which what was loaded takes its place.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hold(event);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return null;
}
