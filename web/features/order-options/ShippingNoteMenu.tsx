import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

interface ShippingNoteMenuProps {
  notes: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  onChoose: (text: string) => void;
}

/** Menu of note templates; the chosen one fills the field beside it. */
export function ShippingNoteMenu({ notes, onChoose }: ShippingNoteMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      label={t('Shipping note templates')}
      trigger={<IconButton size="small" icon={ListPlus} label={t('Choose a template')} />}
      entries={notes.map(({ id, name, text }) => ({ id, label: name, note: text, onAction: () => onChoose(text) }))}
    />
  );
}
