import type { FormEvent } from 'react';

/**
 * For onInput of react-aria's Input and TextArea. They check again only when the field is left, which moves
 * the page under a pointer on its way to the submit button. With this a field that shows an error is checked
 * with every letter, and the error goes as soon as it is corrected.
 */
export function recheckInvalid(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  recheck(event.currentTarget);
}

/** For a value that nobody has typed: a proposal, a record that was chosen. */
export function recheckNamed(name: string): void {
  const field = document.getElementsByName(name)[0];
  if (field) recheck(field);
}

function recheck(field: HTMLElement): void {
  if (field.getAttribute('aria-invalid') !== 'true') return;
  // After React has rendered the new value and react-aria has validated it.
  setTimeout(() => field.dispatchEvent(new Event('change', { bubbles: true })));
}
