import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { dhakaDayStart, formatDay } from '../../../../schema/rules/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldRow, Form } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { CREATED_PRESETS, dayRange, dayRangeText } from '../createdRange.ts';
import type { CreatedPreset } from '../createdRange.ts';

interface CreatedFilterProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Closes the popover around it. */
  close: () => void;
}

const Presets = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

function presetText(preset: CreatedPreset, t: TFunction): string {
  const texts = {
    today: t('today'),
    yesterday: t('yesterday'),
    'last-7-days': t('last 7 days'),
    'last-30-days': t('last 30 days'),
  };
  return texts[preset];
}

/** 'last 7 days', 'Nov 1, 2026 to Nov 3, 2026': a range of days in words; undefined when there is none. */
export function createdText(value: string | undefined, t: TFunction): string | undefined {
  const preset = CREATED_PRESETS.find((known) => known === value);
  if (preset) return presetText(preset, t);
  const range = dayRange(value);
  if (!range) return undefined;
  const [from, to] = [range.from, range.to].map((day) => (day ? formatDay(dhakaDayStart(day)) : ''));
  if (!from) return t('until {{to}}', { to });
  if (!to) return t('since {{from}}', { from });
  return from === to ? from : t('{{from}} to {{to}}', { from, to });
}

/** Which days to look at: one of the usual spans, or two dates. */
export function CreatedFilter({ value, onChange, close }: CreatedFilterProps) {
  const { t } = useTranslation();
  const [range, setRange] = useState(dayRange(value) ?? { from: '', to: '' });

  function choose(next: string | undefined) {
    onChange(next);
    close();
  }

  return (
    <Form hasSaveKey={false} onSubmit={() => choose(dayRangeText(range) || undefined)}>
      <Presets>
        {CREATED_PRESETS.map((preset) => (
          <Button key={preset} size="small" aria-pressed={preset === value} onClick={() => choose(preset)}>
            {presetText(preset, t)}
          </Button>
        ))}
      </Presets>
      <FieldRow>
        <TextField
          type="date"
          label={t('From')}
          value={range.from}
          onChange={(from) => setRange({ ...range, from })}
        />
        <TextField type="date" label={t('To')} value={range.to} onChange={(to) => setRange({ ...range, to })} />
      </FieldRow>
      <Button type="submit" variant="primary">
        {t('Apply')}
      </Button>
    </Form>
  );
}
