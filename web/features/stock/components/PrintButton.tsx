import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';

/** Prints the sheet of the page's record, by a click or the key P. */
export function PrintButton() {
  const { t } = useTranslation();
  useHotkeys([{ code: 'KeyP', label: t('Print'), run: () => window.print() }]);
  return <Button icon={Printer} kbd="P" onClick={() => window.print()}>{t('Print')}</Button>;
}
