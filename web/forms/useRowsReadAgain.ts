import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { sameValue } from './rebased.ts';
import type { CommandForm } from './useCommandForm.ts';

/**
 * Sets the rows of a form back to the saved ones when its record was read again and has other rows by now: what was typed could
 * stand at another row. `saved` is what the form begins with; each of its rows has the id of what it is about.
 */
export function useRowsReadAgain<Values extends FieldValues>(form: CommandForm<Values>, saved: Values): void {
  const before = useRef(saved);
  // After the form itself has followed `saved`, which keeps rows that were typed in.
  useEffect(() => {
    for (const name of Object.keys(saved) as Path<Values>[]) {
      if (Array.isArray(saved[name]) && !sameValue(saved[name], before.current[name])) form.change(name, saved[name] as PathValue<Values, Path<Values>>);
    }
    before.current = saved;
  });
}
