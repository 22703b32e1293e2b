import { useNavigate, useSearch } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../shell/usePermissions.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

const SendSmsDrawer = lazyPart(async () => (await import('../messaging/SendSmsDrawer.tsx')).SendSmsDrawer, {
  onFailed: ({ onClose }) => onClose(),
});

/** Writes an SMS to the customer in a drawer, which stands in the address: Back closes it. */
export function TextButton({ phone }: { phone: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Of whatever record shows the customer: the router cannot know which one.
  const { sms } = useSearch({ strict: false }) as { sms?: unknown };
  if (!useCan('order')) return null;
  const show = (isOpen: boolean) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, sms: isOpen ? 1 : undefined })) as never,
      // The way back to the list stays.
      state: true,
      replace: !isOpen,
    });
  return (
    <>
      <IconButton icon={MessageSquare} label={t('Text the customer')} onClick={() => show(true)} />
      {sms !== undefined && <SendSmsDrawer mobileNumber={phone} onClose={() => show(false)} />}
    </>
  );
}
