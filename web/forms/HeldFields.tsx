import { useEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

function refuse(event: SyntheticEvent): void {
  event.stopPropagation();
  // Tab still moves on.
  if (event.type !== 'keydown') event.preventDefault();
}

/** React asks these of lists and dialogs too that float above the page for a field. */
const REFUSED = {
  onChangeCapture: refuse, onClickCapture: refuse, onDropCapture: refuse, onKeyDownCapture: refuse, onPointerDownCapture: refuse,
};

/** While `isHeld` nothing in them changes, whether by key, pointer or screen reader. The focus stays where it is. */
export function HeldFields({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isHeld) return undefined;
    const fields = [...place.current!.querySelectorAll<HTMLInputElement>(':read-write')];
    for (const field of fields) field.readOnly = true;
    return () => {
      for (const field of fields) field.readOnly = false;
    };
  }, [isHeld]);
  return (
    <div ref={place} style={{ display: 'contents' }} aria-busy={isHeld} {...(isHeld && REFUSED)}>
      {children}
    </div>
  );
}
