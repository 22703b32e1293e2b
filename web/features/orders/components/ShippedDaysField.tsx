import { useTranslation } from 'react-i18next';
import { LATE_PARCEL_DAYS } from '../../../../schema/rules/late-parcel.ts';
import { Select } from '../../../ui/Select.tsx';
import { shippedDaysWords } from '../shippedDaysFilter.tsx';

const OFFERED = [3, 5, 7, 10, LATE_PARCEL_DAYS, 30];

interface ShippedDaysFieldProps {
  value: number | undefined;
  onChange: (days: number | undefined) => void;
}

/** Filter field: handed over at least this many days ago. */
export function ShippedDaysField({ value, onChange }: ShippedDaysFieldProps) {
  const { t } = useTranslation();
  const offered = [...new Set([...OFFERED, value ?? LATE_PARCEL_DAYS])].sort((one, other) => one - other);
  return (
    <Select
      label={t('Shipped')}
      placeholder={t('Any time')}
      value={value === undefined ? null : String(value)}
      options={offered.map((days) => ({ id: String(days), label: shippedDaysWords(days, t) }))}
      onChange={(chosen) => onChange(chosen ? Number(chosen) : undefined)}
    />
  );
}
