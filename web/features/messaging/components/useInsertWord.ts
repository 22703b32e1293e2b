import { useRef } from 'react';

/** Puts a word where the cursor stands in a text, and the focus back into it. */
export function useInsertWord(typed: string, onChange: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);

  function insert(word: string) {
    const { selectionStart: from = typed.length, selectionEnd: to = typed.length } = area.current ?? {};
    onChange(`${typed.slice(0, from)}${word}${typed.slice(to)}`);
    area.current?.focus();
  }

  return { area, insert };
}
