import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaletteFinds } from '../../../shell/usePaletteFinds.ts';
import type { PaletteFind } from '../../../shell/usePaletteFinds.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { recordText } from '../recordLink.ts';
import type { RecordKind, TaskRecord } from '../recordLink.ts';

interface TaskRecordPickerProps {
  value: TaskRecord | null;
  onChange: (record: TaskRecord | null) => void;
}

const KINDS = { order: 'ORDER', webOrder: 'WEB_ORDER', product: 'PRODUCT', customer: 'CUSTOMER' } as const satisfies Record<PaletteFind['kind'], RecordKind>;

/** Finds the record that a new task is about, as the command palette finds it. */
export function TaskRecordPicker({ value, onChange }: TaskRecordPickerProps) {
  const { t } = useTranslation();
  const label = value ? recordText(value, t) : '';
  const [text, setText] = useState('');
  // The form may get another one from elsewhere, as from what was kept before the page was loaded again.
  const [shownId, setShownId] = useState<string>();
  if (value?.recordId !== shownId) {
    setShownId(value?.recordId);
    setText(label);
  }
  // While a record is chosen, its name in the field is not a search.
  const { finds, isSearching, error } = usePaletteFinds(text === label ? '' : text.trim());
  const rows = finds.map(({ id, kind, label: name, note }) =>
    ({ record: { recordKind: KINDS[kind], recordId: id, recordLabel: kind === 'webOrder' ? name.replace(/^#/, '') : name }, note }));
  const known = value && !rows.some(({ record }) => record.recordId === value.recordId) ? [{ record: value, note: '' }] : [];
  const choices = [...known, ...rows];
  return (
    <ComboBox
      label={t('About')}
      placeholder={t('Order no., phone, name or SKU')}
      value={value?.recordId ?? null}
      text={text}
      onSearch={(typed) => {
        setText(typed);
        if (typed === '') onChange(null);
      }}
      onChange={(id) => {
        const chosen = choices.find(({ record }) => record.recordId === id)?.record;
        if (chosen) onChange(chosen);
      }}
      isLoading={isSearching}
      error={error}
      options={choices.map(({ record, note }) => ({ id: record.recordId, label: recordText(record, t), note: note || undefined }))}
    />
  );
}
