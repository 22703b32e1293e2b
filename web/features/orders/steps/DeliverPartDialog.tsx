import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormNumberField, FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { fieldProblem } from '../../../relay/commandProblem.ts';
import { useDeliverPartOfOrder } from '../mutations/useDeliverPartOfOrder.ts';
import { PieceRow, Pieces } from './PieceRow.tsx';
import { worthOfPart } from './worthOfPart.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { useStepForm } from './useStepForm.ts';

/** Dialog for a partial delivery: accepted pieces and collected amount. */
export function DeliverPartDialog(props: StepDialogProps) {
  const { order, onClose } = props;
  const { id: orderId, reference, version, lines } = order;
  const { t } = useTranslation();
  const { deliverPartOfOrder } = useDeliverPartOfOrder();
  const form = useStepForm(props, {
    saved: { lines: lines.map(({ quantity }) => ({ accepted: quantity as number | null })), collected: null as number | null, reason: '' },
    save: async ({ lines: answers, collected, reason }) => {
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
    <FormDialog form={form} title={t('Order {{order}} delivered in part', { order: reference })} submitLabel={t('Save')} width={560} onClose={onClose}>
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
      <p>{t('The rest is on its way back: it counts as stock once it is received.')}</p>
    </FormDialog>
  );
}
