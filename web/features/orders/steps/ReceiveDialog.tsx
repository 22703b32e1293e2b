import { useTranslation } from 'react-i18next';
import { FormNumberField, FormSwitch } from '../../../forms/fields.tsx';
import { fieldProblem } from '../../../relay/commandProblem.ts';
import { ReasonField } from '../components/ReasonField.tsx';
import { useReceiveReturn } from '../mutations/useReceiveReturn.ts';
import { reasonText, storedReason } from '../reasonText.ts';
import { PieceRow, Pieces } from './PieceRow.tsx';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

type Count = number | null;

/** Dialog for receiving a return: good, damaged and missing pieces by line. */
export function ReceiveDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version, lines, status, advance, returnReason: said } } = props;
  const { t } = useTranslation();
  const { receiveReturn } = useReceiveReturn();
  const coming = lines.filter(({ returningQuantity }) => returningQuantity > 0);
  const form = useStepForm(props, {
    saved: {
      lines: coming.map(({ id: lineId, returningQuantity }) => ({ lineId, good: returningQuantity as Count, damaged: 0 as Count, missing: 0 as Count })),
      keepAdvance: false,
      returnReason: said ? reasonText(said, t) : '',
    },
    save: async ({ lines: answers, keepAdvance, returnReason }) => {
      const found = coming.map(({ id: lineId }, index) => {
        const { good, damaged, missing } = answers[index]!;
        return { lineId, good: good ?? 0, damaged: damaged ?? 0, missing: missing ?? 0 };
      });
      const many = found.findIndex(({ good, damaged, missing }, index) => good + damaged + missing > coming[index]!.returningQuantity);
      if (many >= 0) {
        return { ok: false, problem: fieldProblem(`lines.${many}.good`, t('Only {{count}} of these are on the way back', { count: coming[many]!.returningQuantity, defaultValue_one: 'Only {{count}} of these is on the way back' })) };
      }
      return receiveReturn({
        orderId,
        version,
        lines: found,
        ...(keepAdvance && { keepAdvance }),
        ...(storedReason(returnReason, t) !== said && { returnReason: storedReason(returnReason, t) }),
      });
    },
    doneText: () => t('Goods of order {{order}} received', { order: reference }),
  });
  return (
    <StepFormDialog step={props} form={form} title={t('Receive what came back of order {{order}}', { order: reference })} submitLabel={t('Receive')} width={600}>
      <Pieces>
        {coming.map(({ id, name, sku, returningQuantity: most }, index) => (
          <PieceRow key={id} name={name} note={t('{{sku}} · {{count}} on the way back', { sku, count: most })}>
            <FormNumberField form={form} label={t('Good')} name={`lines.${index}.good`} min={0} max={most} autoFocus={index === 0} />
            <FormNumberField form={form} label={t('Damaged')} name={`lines.${index}.damaged`} min={0} max={most} />
            <FormNumberField form={form} label={t('Missing')} name={`lines.${index}.missing`} min={0} max={most} />
          </PieceRow>
        ))}
      </Pieces>
      {status === 'RETURN_PENDING' && advance > 0 && (
        <FormSwitch form={form} label={t('The advance is not paid back')} name="keepAdvance" />
      )}
      <ReasonField form={form} of="RETURN" label={t('Why it came back')} name="returnReason" maxLength={300} />
      <p>{t('Good pieces are on the shelf again. What you leave out is still on its way.')}</p>
    </StepFormDialog>
  );
}
