import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../../forms/fields.tsx';
import { useUndoLoss } from '../mutations/useUndoLoss.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for a parcel that was found, or never lost. */
export function UndoLossDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version } } = props;
  const { t } = useTranslation();
  const { undoLoss } = useUndoLoss();
  const form = useStepForm(props, {
    saved: { reason: '' },
    save: ({ reason }) => undoLoss({ orderId, version, reason: reason.trim() }),
    doneText: () => t('Order {{order}} is on its way back', { order: reference }),
  });
  return (
    <StepFormDialog step={props} form={form} title={t('Order {{order}} is not lost after all', { order: reference })} submitLabel={t('Take the loss back')} width={440}>
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      <p>{t('The courier owes nothing for it any more. It is on its way back: receive it, or mark it delivered.')}</p>
    </StepFormDialog>
  );
}
