import type { FormEvent } from 'react';

/**
 * For onInput of react-aria's Input and TextArea. They check again only when the field is left, which moves
 * the page under a pointer on its way to the submit button. With this a field that shows an error is checked
 * with every letter, and the error goes as soon as it is corrected.
 */
export function recheckInvalid(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  if (field.getAttribute('aria-invalid') !== 'true') return;
  // After React has rendered the new value and react-aria has validated it.
  setTimeout(() => field.dispatchEvent(new Event('change', { bubbles: true })));
}
