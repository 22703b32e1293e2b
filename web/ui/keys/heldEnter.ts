/** Where Enter writes a line. */
const LINES = 'textarea, [contenteditable=true]';

/**
 * Enter that is held down presses once: what its first press has opened, such as a question with the focus on its button, gets
 * none of what the keyboard repeats. Returns how to stop.
 */
export function pressEnterOnce(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.repeat || (event.target as Element).matches(LINES)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before everything else that listens to keys.
  window.addEventListener('keydown', press, { capture: true });
  return () => window.removeEventListener('keydown', press, { capture: true });
}
