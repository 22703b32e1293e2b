import type { TFunction } from 'i18next';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { Switch } from '../../ui/Switch.tsx';

/** Filter by a change in the web shop since the approval. */
export function shopChangeFilter(isOn: boolean, onChange: (isOn: boolean) => void, t: TFunction): FilterDefinition {
  return {
    id: 'shop',
    label: t('Web shop'),
    valueText: isOn ? t('changed since the approval') : undefined,
    onClear: () => onChange(false),
    renderEditor: (close) => (
      <Switch
        label={t('Only orders changed in the web shop')}
        isSelected={isOn}
        onChange={(next) => {
          onChange(next);
          close();
        }}
      />
    ),
  };
}
