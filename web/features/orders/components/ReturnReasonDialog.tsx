import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { whenRefreshed } from '../../../relay/routeQuery.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSetReturnReason } from '../mutations/useSetReturnReason.ts';
import { reasonText, storedReason } from '../reasonText.ts';
import { ReasonField } from './ReasonField.tsx';

interface ReturnReasonDialogProps {
  order: { id: string; version: number; reference: string; returnReason?: string | null };
  onClose: () => void;
}

/** Says or corrects why goods of an order come back. */
export function ReturnReasonDialog({ order, onClose }: ReturnReasonDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();
  // As it was when the dialog was opened: what somebody else has said since is not overwritten unseen. As it is now once it was read again.
  const [opened, setOpened] = useState<ReturnReasonDialogProps['order'] | null>(order);
  const { id: orderId, version, reference, returnReason } = opened ?? order;
  const { setReturnReason } = useSetReturnReason();
  const form = useCommandForm({
    saved: { reason: returnReason ? reasonText(returnReason, t) : '' },
    save: ({ reason }) => setReturnReason({ orderId, version, reason: storedReason(reason, t) }),
    onSaved: () => {
      toast.success(t('Order {{order}} is changed', { order: reference }));
      onClose();
    },
  });
  async function readAgain() {
    await router.invalidate();
    await whenRefreshed();
    setOpened(null);
  }
  return (
    <FormDialog form={form} title={t('Why order {{order}} comes back', { order: reference })} submitLabel={t('Save')} width={440} onClose={onClose} onReload={readAgain}>
      <ReasonField form={form} of="RETURN" label={t('Reason')} name="reason" maxLength={300} autoFocus />
      <p>{t('The report of orders counts the reasons. Left empty, nobody has said why.')}</p>
    </FormDialog>
  );
}
