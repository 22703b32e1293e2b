import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownSearch } from '../list/linkSearch.ts';
import { messageText } from '../messageText.ts';
import { allScreens } from '../routes/menuAccess.ts';
import { isBuilt } from '../routes/domains.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Palette } from '../ui/overlay/Palette.tsx';
import type { PaletteGroup } from '../ui/overlay/Palette.tsx';
import { usePaletteFinds } from './usePaletteFinds.ts';
import type { PaletteFind } from './usePaletteFinds.ts';
import { usePermissions } from './usePermissions.ts';

/** Ctrl/⌘K: to any screen by its name, to an order by number, phone or name, to a product by SKU or name. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const permissions = usePermissions();
  const [text, setText] = useState('');
  const { finds, isSearching } = usePaletteFinds(text.trim());

  function openFind({ kind, id }: PaletteFind) {
    onClose();
    if (kind === 'order') void navigate({ to: '/ecom/order/$id', params: { id } });
    else void navigate({ to: '/product/product-list/$id', params: { id } });
  }

  const groups: PaletteGroup[] = [
    {
      id: 'found',
      title: t('Orders and products'),
      // They match by what stands in the record, not by what is shown of it.
      isFiltered: true,
      choices: finds.map((find) => ({ ...find, onChoose: () => openFind(find) })),
    },
    {
      id: 'screens',
      title: t('Screens'),
      choices: allScreens(permissions)
        .filter(({ to }) => isBuilt(to))
        .map(({ to, label, group, search }) => ({
          id: to,
          label: messageText(label, t),
          note: group && messageText(group, t),
          onChoose: () => {
            onClose();
            void navigate({ to, search: knownSearch(search) });
          },
        })),
    },
  ];

  return (
    <Dialog title={t('Find anything')} isTitleHidden isOpen onClose={onClose} width={600}>
      <Palette
        icon={Search}
        label={t('Order, phone, SKU or screen')}
        value={text}
        onChange={setText}
        groups={groups}
        nothing={isSearching ? t('Searching…') : t('Nothing has this name')}
      />
    </Dialog>
  );
}
