import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormNumberField } from '../../../forms/fields.tsx';
import { ReasonField } from '../components/ReasonField.tsx';
import { useReturnOrder } from '../mutations/useReturnOrder.ts';
import { reasonText, storedReason } from '../reasonText.ts';
import { exchangeSums } from './exchangeSums.ts';
import { PieceRow, Pieces } from './PieceRow.tsx';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for a return, by the courier or by the customer after delivery. */
export function ReturnDialog(props: StepDialogProps) {
  const { order } = props;
  const { id: orderId, reference, version, status, returnReason: told } = order;
  const { t } = useTranslation();
  const { returnOrder } = useReturnOrder();
  const isDelivered = status === 'DELIVERED' || status === 'PARTIAL';
  const held = isDelivered ? order.lines.filter(({ deliveredQuantity }) => deliveredQuantity > 0) : [];
  const form = useStepForm(props, {
    saved: {
      // Of a refused parcel, what the courier has given as the reason.
      reason: told && !isDelivered ? reasonText(told, t) : '', feeCollected: null as number | null, refund: null as number | null,
      lines: held.map(({ id: lineId, deliveredQuantity }) => ({ lineId, quantity: deliveredQuantity as number | null })),
    },
    save: ({ reason, feeCollected, refund, lines }) => returnOrder({
      orderId,
      version,
      reason: storedReason(reason, t),
      ...(isDelivered ? {
        refund: refund ?? undefined,
        lines: held.map(({ id: lineId }, index) => ({ lineId, quantity: lines[index]?.quantity ?? 0 })),
      } : { feeCollected: feeCollected ?? undefined }),
    }),
    doneText: () => t('Order {{order}} is on its way back', { order: reference }),
  });
  const paid = useWatch({
    control: form.control,
    name: 'lines',
    compute: (lines) => exchangeSums(
      { ...order, paid: order.collected + order.advance },
      order.lines.map((line) => lines[held.indexOf(line)]?.quantity ?? 0),
      { lines: [], deliveryFee: null, advance: null }, null,
    ).worth,
  });
  return (
    <StepFormDialog
      step={props} form={form}
      title={isDelivered ? t('Customer gives back order {{order}}', { order: reference }) : t('Order {{order}} comes back', { order: reference })}
      submitLabel={t('On its way back')}
      width={440}
    >
      <ReasonField form={form} of="RETURN" label={t('Reason')} name="reason" maxLength={300} isRequired autoFocus />
      {held.length > 0 && (
        <Pieces>
          {held.map(({ id, name, sku, deliveredQuantity: most }, index) => (
            <PieceRow key={id} name={name} note={t('{{sku}} · {{count}} with the customer', { sku, count: most })}>
              <FormNumberField form={form} label={t('Comes back')} name={`lines.${index}.quantity`} min={0} max={most} />
            </PieceRow>
          ))}
        </Pieces>
      )}
      {isDelivered ? (
        <FormMoneyField
          form={form}
          label={t('Refund once it is here')}
          name="refund"
          description={t('Left empty: {{amount}}, as it was paid.', { amount: formatTaka(paid) })}
        />
      ) : (
        <FormMoneyField
          form={form}
          label={t('Fee the customer paid')}
          name="feeCollected"
          description={t('Where the goods were refused and the way was paid for.')}
        />
      )}
      <p>{t('Nothing is back in stock before it is received.')}</p>
    </StepFormDialog>
  );
}
