import { useState } from 'react';
import type { FocusEvent } from 'react';

/**
 * What is typed into date fields until they are left: on its way to a day, a browser takes a half-typed year for one
 * that nobody means, and such days are not looked up. `isMeant` says which are; the others are forgotten.
 */
export function useTypedDays<Days>(days: Days, isMeant: (days: Days) => boolean, onChange: (days: Days) => void) {
  const [typed, setTyped] = useState<Days | null>(null);
  return {
    shown: typed ?? days,
    change: (next: Days) => {
      setTyped(next);
      if (isMeant(next)) onChange(next);
    },
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setTyped(null);
    },
  };
}
