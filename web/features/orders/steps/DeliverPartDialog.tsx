import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormNumberField, FormTextArea } from '../../../forms/fields.tsx';
import { fieldProblem } from '../../../relay/commandProblem.ts';
import { ReasonField } from '../components/ReasonField.tsx';
import { useDeliverPartOfOrder } from '../mutations/useDeliverPartOfOrder.ts';
import { reasonText, storedReason } from '../reasonText.ts';
import { PieceRow, Pieces } from './PieceRow.tsx';
import { worthOfPart } from './worthOfPart.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for a partial delivery: accepted pieces and collected amount. */
export function DeliverPartDialog(props: StepDialogProps) {
  const { order } = props;
  const { id: orderId, reference, version, lines, returnReason: said } = order;
  const { t } = useTranslation();
  const { deliverPartOfOrder } = useDeliverPartOfOrder();
  /** Left as it was, it stays the word of who said it. */
  const changedReason = (typed: string) => (storedReason(typed, t) === said ? undefined : storedReason(typed, t) || undefined);
  const form = useStepForm(props, {
    saved: {
      lines: lines.map(({ id: lineId, quantity }) => ({ lineId, accepted: quantity as number | null })), collected: null as number | null, reason: '',
      // What the courier has given as the reason, where it has.
      returnReason: said ? reasonText(said, t) : '',
    },
    save: async ({ lines: answers, collected, reason, returnReason }) => {
      const accepted = answers.map((answer) => answer.accepted ?? 0);
      if (accepted.every((count) => count === 0) || accepted.every((count, index) => count === lines[index]!.quantity)) {
        return { ok: false, problem: fieldProblem('lines.0.accepted', t('A part is more than nothing and less than all: mark it delivered or returned')) };
      }
      return deliverPartOfOrder({
        orderId,
        version,
        lines: lines.map(({ id: lineId }, index) => ({ lineId, accepted: accepted[index] ?? 0 })),
        collected: collected ?? worthOfPart(order, accepted),
        reason: reason.trim() || undefined,
        returnReason: changedReason(returnReason),
      });
    },
    doneText: () => t('Order {{order}} delivered in part', { order: reference }),
  });
  const worth = useWatch({
    control: form.control,
    name: 'lines',
    compute: (answers) => worthOfPart(order, answers.map((answer) => answer?.accepted ?? 0)),
  });
  return (
    <StepFormDialog step={props} form={form} title={t('Order {{order}} delivered in part', { order: reference })} submitLabel={t('Save')} width={560}>
      <Pieces>
        {lines.map(({ id, name, sku, quantity }, index) => (
          <PieceRow key={id} name={name} note={t('{{sku}} · {{count}} sent', { sku, count: quantity })}>
            <FormNumberField form={form} label={t('Taken')} name={`lines.${index}.accepted`} min={0} max={quantity} autoFocus={index === 0} />
          </PieceRow>
        ))}
      </Pieces>
      <FormMoneyField
        form={form}
        label={t('Collected by the courier')}
        name="collected"
        description={t('Left empty: {{amount}}, as these pieces come to.', { amount: formatTaka(worth) })}
      />
      <FormTextArea form={form} label={t('Why it is another amount')} name="reason" maxLength={300} rows={2} />
      <ReasonField form={form} of="RETURN" label={t('Why the rest comes back')} name="returnReason" maxLength={300} />
      <p>{t('The rest is on its way back: it counts as stock once it is received.')}</p>
    </StepFormDialog>
  );
}
