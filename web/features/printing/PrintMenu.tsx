import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { Menu } from '../../ui/Menu.tsx';
import { LazyPrintDialog } from './lazyPrintDialog.ts';
import type { PrintKind } from './usePrintJob.ts';

/** Prints the invoice or the sticker of one order; P prints the sticker. */
export function PrintMenu({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const [printing, setPrinting] = useState<{ kind: PrintKind; ids: readonly string[] } | null>(null);
  const print = (kind: PrintKind) => setPrinting({ kind, ids: [orderId] });
  useHotkeys([{ code: 'KeyP', label: t('Print the sticker'), run: () => print('STICKER') }]);
  return (
    <>
      <Menu
        label={t('Print')}
        trigger={<Button icon={Printer}>{t('Print')}</Button>}
        entries={[
          { id: 'sticker', label: t('Sticker'), kbd: 'P', onAction: () => print('STICKER') },
          { id: 'invoice', label: t('Invoice'), onAction: () => print('INVOICE') },
        ]}
      />
      {printing && <LazyPrintDialog kind={printing.kind} orderIds={printing.ids} onClose={() => setPrinting(null)} />}
    </>
  );
}
