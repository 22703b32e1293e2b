import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalisePhone, phoneText } from '../../schema/rules/phone.ts';
import { knownSearch } from '../list/linkSearch.ts';
import { messageText } from '../messageText.ts';
import { allScreens } from '../routes/menuAccess.ts';
import type { TakesTyped } from '../ui/lazyPart.tsx';
import { ModalSurface } from '../ui/overlay/ModalSurface.tsx';
import { Palette } from '../ui/overlay/Palette.tsx';
import type { PaletteGroup } from '../ui/overlay/Palette.tsx';
import { usePaletteFinds } from './usePaletteFinds.ts';
import type { PaletteFind } from './usePaletteFinds.ts';
import { usePermissions } from './usePermissions.ts';

interface CommandPaletteProps extends TakesTyped {
  onClose: () => void;
}

/** Ctrl/⌘K: opens screens by name, and finds orders, web orders, customers and products by number, phone, SKU or name. */
export function CommandPalette({ onClose, takeTyped }: CommandPaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const permissions = usePermissions();
  const [text, setText] = useState('');
  const { finds, isSearching, error } = usePaletteFinds(text.trim());

  function openFind({ kind, id, note }: PaletteFind) {
    onClose();
    if (kind === 'order') void navigate({ to: '/ecom/order/$id', params: { id } });
    else if (kind === 'webOrder') void navigate({ to: '/website/order/$id', params: { id } });
    else if (kind === 'customer' && permissions.has('ADMIN')) void navigate({ to: '/customer/customer-list/$id', params: { id } });
    // Their page takes an administrator: for others, the search for their number.
    else if (kind === 'customer') void navigate({ to: '/ecom/ecom-search', search: { q: note } });
    else void navigate({ to: '/product/product-list/$id', params: { id } });
  }

  const found = (id: string, title: string, ...kinds: PaletteFind['kind'][]): PaletteGroup => ({
    id,
    title,
    // The gateway has matched them, by fields that may not be shown here.
    isFiltered: true,
    choices: finds.filter(({ kind }) => kinds.includes(kind)).map((find) => ({ ...find, onChoose: () => openFind(find) })),
  });
  const phone = permissions.has('newOrder') ? normalisePhone(text) : null;
  const groups: PaletteGroup[] = [
    found('found', t('Orders and products'), 'order', 'product'),
    found('web-orders', t('Web orders'), 'webOrder'),
    found('customers', t('Customers'), 'customer'),
    {
      id: 'new',
      title: t('New order'),
      isFiltered: true,
      // With what is found: on the row that comes first, Enter would stay when others come above it.
      choices: phone === null || isSearching ? [] : [{
        id: phone,
        label: t('New order for {{phone}}', { phone: phoneText(phone) }),
        onChoose: () => {
          onClose();
          void navigate({ to: '/ecom/ecom-new-order', search: { phone } });
        },
      }],
    },
    {
      id: 'screens',
      title: t('Screens'),
      choices: allScreens(permissions).map(({ to, label, group, search }) => ({
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
    <ModalSurface title={t('Find anything')} isTitleHidden shape="centre" width={600} isDismissable isAlert={false} onClose={onClose}>
      <Palette
        icon={Search}
        label={t('Order, phone, SKU or screen')}
        takeTyped={takeTyped}
        value={text}
        onChange={setText}
        groups={groups}
        nothing={isSearching ? t('Searching…') : (error?.message ?? t('Nothing has this name'))}
      />
    </ModalSurface>
  );
}
