import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDrawerAddress } from '../../list/drawerAddress.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

const SendSmsDrawer = lazyPart(() => import('../messaging/SendSmsDrawer.tsx'), 'SendSmsDrawer', {
  onFailed: ({ onClose }) => onClose(),
});

/** Writes an SMS to the customer in a drawer. */
export function TextButton({ phone }: { phone: string }) {
  const { t } = useTranslation();
  const drawer = useDrawerAddress('sms');
  if (!useCan('order')) return null;
  return (
    <>
      <IconButton icon={MessageSquareText} label={t('Text the customer')} onClick={() => drawer.open('1')} />
      {drawer.opened && <SendSmsDrawer hasAddress mobileNumber={phone} onClose={drawer.close} />}
    </>
  );
}
