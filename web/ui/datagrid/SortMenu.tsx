import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Menu } from '../Menu.tsx';

interface SortMenuProps<Sort extends string> {
  /** The first one is in force while none is selected, and then has no id. */
  sorts: readonly { id: Sort | undefined; label: string }[];
  selectedId: Sort | undefined;
  onSelect: (id: Sort | undefined) => void;
}

/** How a list is ordered, on its filter bar. */
export function SortMenu<Sort extends string>({ sorts, selectedId, onSelect }: SortMenuProps<Sort>) {
  const { t } = useTranslation();
  const current = sorts.find(({ id }) => id === selectedId) ?? sorts[0];
  return (
    <Menu
      label={t('Order of the list')}
      trigger={
        <Button variant="quiet" icon={ArrowDownUp}>
          {current?.label}
        </Button>
      }
      entries={sorts.map(({ id, label }) => ({
        id: label,
        label,
        isSelected: id === selectedId,
        onAction: () => onSelect(id),
      }))}
    />
  );
}
