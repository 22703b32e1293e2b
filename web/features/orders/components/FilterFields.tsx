import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { FieldRow, Form } from '../../../ui/Form.tsx';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface FilterTextProps {
  label: string;
  value: string;
  /** Called with '' to remove the filter. */
  onChange: (text: string) => void;
}

/** A filter by text. */
export function FilterText({ label, value, onChange }: FilterTextProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  return (
    <Form hasSaveKey={false} onSubmit={() => onChange(typed.trim())}>
      <TextField label={label} value={typed} onChange={setTyped} autoFocus maxLength={100} />
      <Button type="submit" variant="primary" size="small">
        {t('Apply')}
      </Button>
    </Form>
  );
}

interface FilterAmountsProps {
  /** Lowest amount in taka. */
  from: number | undefined;
  to: number | undefined;
  onChange: (from: number | undefined, to: number | undefined) => void;
}

/** A filter by a range of amounts. */
export function FilterAmounts({ from, to, onChange }: FilterAmountsProps) {
  const { t } = useTranslation();
  const [least, setLeast] = useState<number | null>(from ?? null);
  const [most, setMost] = useState<number | null>(to ?? null);
  return (
    <Form hasSaveKey={false} onSubmit={() => onChange(least ?? undefined, most ?? undefined)}>
      <FieldRow>
        <MoneyField label={t('At least')} value={least} onChange={setLeast} decimals={0} autoFocus />
        <MoneyField label={t('At most')} value={most} onChange={setMost} decimals={0} />
      </FieldRow>
      <Button type="submit" variant="primary" size="small">
        {t('Apply')}
      </Button>
    </Form>
  );
}
