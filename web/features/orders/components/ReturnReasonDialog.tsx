import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
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
  // As it was when the dialog was opened: what somebody else has said since is not overwritten unseen.
  const [{ id: orderId, version, reference, returnReason }] = useState(order);
  const { setReturnReason } = useSetReturnReason();
  const form = useCommandForm({
    saved: { reason: returnReason ? reasonText(returnReason, t) : '' },
    save: ({ reason }) => setReturnReason({ orderId, version, reason: storedReason(reason, t) }),
    onSaved: () => {
      toast.success(t('Order {{order}} is changed', { order: reference }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Why order {{order}} comes back', { order: reference })} submitLabel={t('Save')} width={440} onClose={onClose}>
      <ReasonField form={form} of="RETURN" label={t('Reason')} name="reason" maxLength={300} autoFocus />
      <p>{t('The report of orders counts the reasons. Left empty, nobody has said why.')}</p>
    </FormDialog>
  );
}
