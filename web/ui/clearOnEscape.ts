import type { TextFieldProps } from './TextField.tsx';

/**
 * `onKeyDown` of a clearable field: Escape empties it; once it is empty, the key belongs to whatever is
 * around, such as the popover that it closes.
 */
export function clearOnEscape(value: string, onChange: (value: string) => void): TextFieldProps['onKeyDown'] {
  return (event) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onChange('');
  };
}
