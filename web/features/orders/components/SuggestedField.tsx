import { useId } from 'react';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { FormTextField } from '../../../forms/fields.tsx';

/** Hides the arrow of the browser's suggestion list. */
const Suggesting = styled.div`
  input::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`;

type SuggestedFieldProps<Values extends FieldValues> = Omit<ComponentProps<typeof FormTextField<Values>>, 'inputProps'> & {
  suggestions: readonly string[];
};

/** A text for which known ones are suggested; another may be typed. */
export function SuggestedField<Values extends FieldValues>({ suggestions, ...field }: SuggestedFieldProps<Values>) {
  const id = useId();
  return (
    <Suggesting>
      <FormTextField {...field} inputProps={{ list: id }} />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion}>
            {suggestion}
          </option>
        ))}
      </datalist>
    </Suggesting>
  );
}
