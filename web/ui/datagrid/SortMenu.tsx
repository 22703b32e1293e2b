import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton.tsx';
import { Menu } from '../Menu.tsx';

interface SortMenuProps {
  sorts: readonly { id: string; label: string }[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** How a list is ordered, on a phone, where no header can be clicked. */
export function SortMenu({ sorts, selectedId, onSelect }: SortMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      label={t('Order of the list')}
      trigger={<IconButton icon={ArrowDownUp} variant="secondary" label={t('Order of the list')} />}
      entries={sorts.map(({ id, label }) => ({
        id,
        label,
        isSelected: id === selectedId,
        onAction: () => onSelect(id),
      }))}
    />
  );
}
