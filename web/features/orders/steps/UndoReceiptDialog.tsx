import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../../forms/fields.tsx';
import { useUndoReceipt } from '../mutations/useUndoReceipt.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for goods that were received by mistake. */
export function UndoReceiptDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version } } = props;
  const { t } = useTranslation();
  const { undoReceipt } = useUndoReceipt();
  const form = useStepForm(props, {
    saved: { reason: '' },
    save: ({ reason }) => undoReceipt({ orderId, version, reason: reason.trim() }),
    doneText: () => t('Goods of order {{order}} are on their way back again', { order: reference }),
  });
  return (
    <StepFormDialog step={props} form={form} title={t('Goods of order {{order}} have not come back', { order: reference })} submitLabel={t('Take the receipt back')} width={440}>
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      <p>{t('What was received last leaves the stock and the books by entries of its own. It is received again once it is here.')}</p>
    </StepFormDialog>
  );
}
