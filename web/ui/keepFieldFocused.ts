import type { MouseEvent } from 'react';

/**
 * For onMouseDown of whatever is pressed in a form. Leaving a field may show its message, and what is being
 * pressed would move away from under the pointer before it is let go. A list of choices, though, closes only
 * when its field is left.
 */
export function keepFieldFocused(event: MouseEvent): void {
  if (document.activeElement?.matches('form :is(input, textarea):not([role=combobox])'))
    event.preventDefault();
}
