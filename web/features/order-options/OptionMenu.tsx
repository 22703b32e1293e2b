import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

interface OptionMenuProps {
  name: string;
  isArchived: boolean;
  onEdit: () => void;
  /** Left out for options that cannot be archived. */
  onArchive?: (isArchived: boolean) => void;
}

/** Menu of an order source or a note template. */
export function OptionMenu({ name, isArchived, onEdit, onArchive }: OptionMenuProps) {
  const { t } = useTranslation();
  const label = t('What to do with {{name}}', { name });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" icon={Ellipsis} label={label} />}
      entries={[
        { id: 'edit', label: t('Change'), onAction: onEdit },
        ...(onArchive
          ? [{ id: 'archive', label: isArchived ? t('Offer again') : t('Archive'), onAction: () => onArchive(!isArchived) }]
          : []),
      ]}
    />
  );
}
