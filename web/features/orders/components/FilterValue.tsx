import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useOrderFilterValues } from '../useOrderFilterValues.ts';
import type { ValueFilter } from '../useOrderFilterValues.ts';

const Values = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  max-height: 220px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

interface FilterValueProps {
  name: ValueFilter;
  label: string;
  value: string;
  /** Of what may be typed. */
  maxLength?: number;
  /** A value as people read it, where that is not as it is written. */
  textOf?: (value: string) => string;
  /** Called with '' to remove the filter. */
  onChange: (text: string) => void;
}

const asWritten = (value: string) => value;

/** A filter by one of the values that orders have: chosen from those that fit what is typed, or typed whole. */
export function FilterValue({ name, label, value, maxLength = 100, textOf = asWritten, onChange }: FilterValueProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value && textOf(value));
  const wanted = typed.trim().toLowerCase();
  const fitting = useOrderFilterValues()[name].filter((one) => textOf(one).toLowerCase().includes(wanted));
  // Orders are compared with the value as it is written.
  const exact = fitting.find((one) => textOf(one).toLowerCase() === wanted);
  return (
    <Form hasSaveKey={false} onSubmit={() => onChange(exact ?? typed.trim())}>
      <TextField label={label} value={typed} onChange={setTyped} autoFocus maxLength={maxLength} />
      {fitting.length > 0 && (
        <Values aria-label={t('Values that fit')}>
          {fitting.map((one) => (
            <li key={one}>
              <Button size="small" onClick={() => onChange(one)}>
                {textOf(one)}
              </Button>
            </li>
          ))}
        </Values>
      )}
      <Button type="submit" variant="primary" size="small">
        {t('Apply')}
      </Button>
    </Form>
  );
}
