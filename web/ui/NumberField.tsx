import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumberText, hasAtMostDecimals, parseNumberText } from './numberText.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { typeOver } from './typeOver.ts';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'validate' | 'type'
> {
  /** Null is empty, and what an unreadable text counts as. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Arrow keys change the value by this much; 0 turns them off. */
  step?: number;
  /** Decimals accepted: 0 unless told otherwise. */
  decimals?: number;
  /** A rule of the caller's own, after the built-in ones. */
  validate?: (value: number | null) => string | null;
}

function valueOf(text: string): number | null {
  const number = parseNumberText(text);
  return Number.isNaN(number) ? null : number;
}

/** A number in Latin or Bangla digits, right-aligned; typed over when the field is entered, grouped when it is left. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, step = 1, decimals = 0, validate, inputProps, ...field } = props;
  const { t } = useTranslation();
  // What is being typed; null while the field shows the value itself.
  const [draft, setDraft] = useState<string | null>(null);
  // A value set from outside shows at once, even while the field has the focus.
  const isTyped = draft !== null && Object.is(valueOf(draft), value);

  function problem(text: string): string | null {
    const number = parseNumberText(text);
    if (number !== null) {
      if (Number.isNaN(number)) return t('Enter a number');
      if (!hasAtMostDecimals(number, decimals)) {
        return decimals === 0
          ? t('Enter a whole number')
          : t('Use at most {{decimals}} decimals', { decimals });
      }
      // Neither is true of a limit that is not given.
      if (number < min!) return t('Must be {{min}} or more', { min: formatNumberText(min!, decimals) });
      if (number > max!) return t('Must be {{max}} or less', { max: formatNumberText(max!, decimals) });
    }
    return validate?.(number) ?? null;
  }

  function type(text: string) {
    setDraft(text);
    onChange(valueOf(text));
  }

  function leave() {
    // A text that is no number stays, so that the person sees what the message is about.
    if (!Number.isNaN(parseNumberText(draft ?? ''))) setDraft(null);
  }

  function stepBy(event: KeyboardEvent) {
    const change = step * ({ ArrowUp: 1, ArrowDown: -1 }[event.key] ?? 0);
    if (change === 0) return;
    event.preventDefault();
    const next = (value ?? 0) + change;
    onChange(Math.min(max ?? next, Math.max(min ?? next, next)));
    setDraft(null);
  }

  return (
    <TextField
      {...field}
      isEndAligned
      value={isTyped ? draft : formatNumberText(value, decimals)}
      onChange={type}
      onBlur={leave}
      validate={problem}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      // Not the field's own onKeyDown: react-aria would keep the key from the page's shortcuts.
      inputProps={{ ...typeOver, onKeyDown: stepBy, ...inputProps }}
    />
  );
}
