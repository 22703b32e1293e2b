import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For a text field of which the code was still loading: it has the focus from the beginning, and what was typed meanwhile. */
export function useTypedBefore(takeTyped: (() => string) | undefined): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // The next key is its own.
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const input = field.current;
    const data = takeTyped?.();
    if (!input || !data) return;
    // As if it came from the keyboard now: then what depends on typing, such as the choice that Enter takes, follows.
    const told = { inputType: 'insertText', data, bubbles: true };
    input.dispatchEvent(new InputEvent('beforeinput', told));
    input.setRangeText(data, 0, 0);
    input.setSelectionRange(input.value.length, input.value.length);
    input.dispatchEvent(new InputEvent('input', told));
  }, [takeTyped]);
  return field;
}
