import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormNumberField, FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { fieldProblem } from '../../../relay/commandProblem.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { ReasonField } from '../components/ReasonField.tsx';
import { useExchangeOrder } from '../mutations/useExchangeOrder.ts';
import { withProduct } from '../new-order/orderDraft.ts';
import type { LineDraft } from '../new-order/orderDraft.ts';
import { storedReason } from '../reasonText.ts';
import { exchangeSums } from './exchangeSums.ts';
import { PieceRow, Pieces } from './PieceRow.tsx';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

// Loaded with the first note that has words to fill in.
const NotePreview = lazyPart(() => import('../note-preview/NotePreview.tsx'), 'NotePreview');

type Amount = number | null;

/** Dialog for an exchange: goods given back, new goods, and the amount to collect with the new order. */
export function ExchangeDialog(props: StepDialogProps) {
  const { order } = props;
  const { id: orderId, reference, version, deliveryFee: feeBefore } = order;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const accounts = useMoneyAccounts();
  const canOpen = useCan('orderList');
  const { exchangeOrder } = useExchangeOrder();
  const held = order.lines.filter(({ deliveredQuantity }) => deliveredQuantity > 0);
  const pieces = (back: readonly { quantity: Amount }[]) => held.map((_line, index) => back[index]?.quantity ?? 0);
  const form = useStepForm(props, {
    saved: {
      back: held.map(({ id: lineId }) => ({ lineId, quantity: (held.length === 1 ? 1 : 0) as Amount })),
      lines: [] as LineDraft[],
      credit: null as Amount,
      deliveryFee: feeBefore as Amount,
      advance: null as Amount,
      advanceAccount: 'BKASH',
      reason: '',
      shippingNote: t('Exchange: take the other goods back'),
    },
    save: async ({ back, lines, credit, deliveryFee, advance, advanceAccount, reason, shippingNote }) => {
      const lacking = pieces(back).every((count) => count === 0) ? 'back.0.quantity' : lines.length === 0 ? 'product' : null;
      if (lacking) return { ok: false, problem: fieldProblem(lacking, t('Choose what comes back and what goes out.')) };
      return exchangeOrder({
        orderId,
        version,
        reason: storedReason(reason, t),
        back: held.map(({ id: lineId }, index) => ({ lineId, quantity: pieces(back)[index]! })).filter(({ quantity }) => quantity > 0),
        lines: lines.map(({ variantId, quantity, unitPrice }) => ({ variantId, quantity: quantity ?? 0, unitPrice: unitPrice ?? 0 })),
        credit: credit ?? undefined,
        deliveryFee: deliveryFee ?? 0,
        ...(advance && { advance, ...chosenAccount(advanceAccount, 'advanceAccount') }),
        shippingNote: shippingNote.trim() || undefined,
      });
    },
    onClosed: ({ id }) => {
      if (canOpen) void navigate({ to: '/ecom/order/$id', params: { id } });
    },
    doneText: () => t('Order {{order}} is exchanged', { order: reference }),
  });
  const { fields, replace, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const values = useWatch({ control: form.control });
  const lines = (values.lines ?? []) as LineDraft[];
  const note = values.shippingNote ?? '';
  const sums = exchangeSums(
    { ...order, paid: order.collected + order.advance },
    order.lines.map((line) => values.back?.[held.indexOf(line)]?.quantity ?? 0),
    { lines, deliveryFee: values.deliveryFee ?? null, advance: values.advance ?? null },
    values.credit ?? null,
  );
  return (
    <StepFormDialog
      step={props} form={form} title={t('Exchange goods of order {{order}}', { order: reference })} submitLabel={t('Exchange')} width={640}
    >
      <strong>{t('Comes back')}</strong>
      <Pieces>
        {held.map(({ id, name, sku, deliveredQuantity: most }, index) => (
          <PieceRow key={id} name={name} note={t('{{sku}} · {{count}} with the customer', { sku, count: most })}>
            <FormNumberField form={form} label={t('Comes back')} name={`back.${index}.quantity`} min={0} max={most} autoFocus={index === 0} />
          </PieceRow>
        ))}
      </Pieces>
      <strong>{t('Goes out')}</strong>
      <ProductPicker
        name="product"
        label={t('Add a product')}
        onPick={(product) => {
          form.clearProblem();
          replace(withProduct(form.values().lines, product));
        }}
        takesScans
      />
      {fields.length > 0 && (
        <Pieces>
          {fields.map(({ id, title, sku, available }, index) => (
            <PieceRow key={id} name={title} note={t('{{sku}} · {{count, number}} available', { sku, count: available })}>
              <FormNumberField form={form} label={t('Qty')} name={`lines.${index}.quantity`} min={1} max={100_000} isRequired />
              <FormMoneyField form={form} label={t('Price')} name={`lines.${index}.unitPrice`} isRequired />
              <IconButton ref={passFocusOn} icon={X} label={t('Remove {{product}}', { product: title })} onClick={() => remove(index)} />
            </PieceRow>
          ))}
        </Pieces>
      )}
      <FieldRow>
        <FormMoneyField
          form={form} label={t('Counts for')} name="credit"
          description={t('Left empty: {{amount}}, as it was paid.', { amount: formatTaka(sums.worth) })}
        />
        <FormMoneyField form={form} label={t('Delivery')} name="deliveryFee" />
      </FieldRow>
      <FieldRow>
        <FormMoneyField form={form} label={t('Advance')} name="advance" />
        <FormSelect form={form} label={t('Advance paid to')} name="advanceAccount" options={accounts} />
      </FieldRow>
      <ReasonField form={form} of="RETURN" label={t('Reason')} name="reason" maxLength={300} isRequired />
      <FormTextArea form={form} label={t('Shipping note')} name="shippingNote" maxLength={300} rows={2} />
      {note.includes('{') && (
        // Its courier is chosen when it is sent.
        <NotePreview note={note} name={order.shippingAddress.name} courier="" lines={lines} total={sums.total} due={sums.due} />
      )}
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'total', term: t('The new order comes to'), value: formatTaka(sums.total) },
          { id: 'due', term: t('COD to collect'), value: formatTaka(sums.due), isTotal: true },
          ...(sums.owed > 0
            ? [{ id: 'owed', term: t('Owed to the customer once the goods are here'), value: formatTaka(sums.owed), meaning: 'warn' as const }]
            : []),
        ]}
      />
    </StepFormDialog>
  );
}
