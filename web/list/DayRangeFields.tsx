import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { FieldRow, Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DAY_PRESETS, dayRange, dayRangeText } from './dayRange.ts';
import type { DayPreset } from './dayRange.ts';

interface DayRangeFieldsProps {
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

function presetLabel(preset: DayPreset, t: TFunction): string {
  const labels = {
    today: t('Today'),
    yesterday: t('Yesterday'),
    'last-7-days': t('Last 7 days'),
    'last-30-days': t('Last 30 days'),
  };
  return labels[preset];
}

/** Which days to look at: one of the usual spans, or two dates. */
export function DayRangeFields({ value, onChange, close }: DayRangeFieldsProps) {
  const { t } = useTranslation();
  const [range, setRange] = useState(dayRange(value) ?? { from: '', to: '' });

  function choose(next: string | undefined) {
    onChange(next);
    close();
  }

  return (
    <Form hasSaveKey={false} onSubmit={() => choose(dayRangeText(range) || undefined)}>
      <Presets>
        {DAY_PRESETS.map((preset) => (
          <Button key={preset} size="small" aria-pressed={preset === value} onClick={() => choose(preset)}>
            {presetLabel(preset, t)}
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
        <TextField
          type="date"
          label={t('Until')}
          value={range.to}
          onChange={(to) => setRange({ ...range, to })}
        />
      </FieldRow>
      <Button type="submit" variant="primary">
        {t('Apply')}
      </Button>
    </Form>
  );
}
