import type { MouseEventHandler } from 'react';

/** onClick of a button that is not to be pressed now, but keeps the focus: a press does nothing, and sends no form. */
export const heldClick = (
  isHeld: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> | undefined => (isHeld ? (event) => event.preventDefault() : onClick);
