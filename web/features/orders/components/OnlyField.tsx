import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Select.tsx';
import { onlyWords } from '../onlyFilter.tsx';
import type { Only } from '../onlyFilter.tsx';

/** Filter field: orders with goods on their way back, or with unsettled money. */
export function OnlyField({ value, onChange }: { value: Only; onChange: (only: Only) => void }) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('Only')}
      placeholder={t('All orders')}
      value={value ?? null}
      options={(['returning', 'unsettled'] as const).map((id) => ({ id, label: onlyWords(id, t) }))}
      onChange={(only) => onChange(only as Only)}
    />
  );
}
