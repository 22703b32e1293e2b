import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SuperEditForm_order$data, SuperEditForm_order$key } from '../../../__generated__/SuperEditForm_order.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormMoneyField, FormPhoneField, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { useEditOrder } from '../mutations/useEditOrder.ts';
import { emptyOrder, withProduct } from '../new-order/orderDraft.ts';
import type { OrderDraft } from '../new-order/orderDraft.ts';
import { OrderLineRows } from '../new-order/OrderLineRows.tsx';
import { differences, editInput } from './editDraft.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
`;

/** Somebody went back: nothing was sent, and there is nothing to say. */
const LEFT: CommandProblem = { code: 'LEFT', message: '', fields: {} };

const HERE = new Set(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);
const HOLDS = new Set(['CONFIRMED', 'PACKED']);

function draftOf(order: SuperEditForm_order$data): OrderDraft {
  const { shippingAddress: { name, phone, street, district }, lines, plannedCourier, scheduledFor, tags, status } = order;
  return {
    ...emptyOrder,
    phone, customerName: name, altPhone: order.altPhone, address: street, district: district ?? '', thana: order.thana, source: order.source,
    plannedCourier: plannedCourier ?? '', shippingNote: order.shippingNote, note: order.note, tags: tags.join(', '),
    scheduledFor: scheduledFor ?? '', discount: order.discount, deliveryFee: order.deliveryFee, advance: order.advance,
    lines: lines.map(({ name: title, sku, quantity, unitPrice, discount, variant }) => ({
      variantId: variant.id, title, sku, quantity, unitPrice, discount: discount || null,
      // What it holds itself is there for it.
      available: variant.stock.available + (HOLDS.has(status) ? quantity : 0),
    })),
  };
}

/** All of an order that may still change; what will differ is shown before it is saved. */
export function SuperEditForm({ order: key }: { order: SuperEditForm_order$key }) {
  const { t } = useTranslation();
  const order = useFragment(
    graphql`
      fragment SuperEditForm_order on Order {
        id
        reference
        version
        status
        settlementStatus
        shippingAddress {
          name
          phone
          street
          district
        }
        altPhone
        thana
        source
        plannedCourier
        shippingNote
        note
        tags
        scheduledFor
        discount
        deliveryFee
        advance
        lines {
          id
          name
          sku
          quantity
          unitPrice
          discount
          variant {
            id
            stock {
              available
            }
          }
        }
      }
    `,
    key,
  );
  const { id: orderId, reference, version, status, settlementStatus, lines } = order;
  const { editOrder, isInFlight } = useEditOrder();
  const saved = draftOf(order);
  const [asked, setAsked] = useState<OrderDraft | null>(null);
  const answer = useRef<(outcome: CommandOutcome<unknown> | null) => void>(() => undefined);
  const isSettled = settlementStatus !== 'NA' && settlementStatus !== 'UNSETTLED';
  const canChangeLines = HERE.has(status) && !isSettled;
  const canChangeMoney = canChangeLines || (status === 'SHIPPED' && !isSettled);

  const form = useCommandForm<OrderDraft, unknown>({
    saved,
    // Saving asks first: the form waits for the answer.
    save: (draft) =>
      new Promise((resolve) => {
        answer.current = (outcome) => {
          setAsked(null);
          resolve(outcome ?? { ok: false, problem: LEFT });
        };
        setAsked(draft);
      }),
    onSaved: () => toast.success(t('Order {{order}} is changed', { order: reference })),
    onRefused: (problem) => (problem === LEFT ? null : problem),
  });
  const { fields, replace, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const rows = asked ? differences(saved, asked, HOLDS.has(status), t) : [];

  async function save(reason: string) {
    if (!asked) return;
    const change = editInput(saved, asked, lines.map(({ id, variant }) => ({ id, variantId: variant.id })));
    answer.current(await editOrder({ orderId, version, reason, ...change }));
  }

  return (
    <CommandForm form={form}>
      <Stack>
        {!canChangeLines && (
          <Banner meaning="warn" title={isSettled ? t('The courier has settled it: its amounts are fixed') : t('The goods have left: what was ordered is fixed')}>
            {status === 'SHIPPED' && t('Tell the courier what you change.')}
          </Banner>
        )}
        <Card title={t('Recipient')}>
          <FieldRow>
            <FormTextField form={form} name="customerName" label={t('Name')} maxLength={100} isRequired />
            <FormPhoneField form={form} name="altPhone" label={t('Other phone')} />
          </FieldRow>
          <FormTextArea form={form} name="address" label={t('Address')} maxLength={250} rows={2} isRequired />
          <FieldRow>
            <FormTextField form={form} name="district" label={t('District')} maxLength={50} />
            <FormTextField form={form} name="thana" label={t('Thana')} maxLength={50} />
          </FieldRow>
          <FieldRow>
            <FormTextField form={form} name="source" label={t('Source')} maxLength={50} isRequired />
            <FormTextField form={form} name="plannedCourier" label={t('Courier')} maxLength={100} />
            <FormTextField form={form} name="scheduledFor" label={t('Send on')} type="date" />
          </FieldRow>
          <FormTextField form={form} name="shippingNote" label={t('Shipping note')} maxLength={300} />
          <FormTextField form={form} name="note" label={t('Internal note')} maxLength={1000} />
          <FormTextField form={form} name="tags" label={t('Tags')} description={t('Commas between them.')} maxLength={300} />
        </Card>
        {canChangeLines && (
          <Card title={t('Items')}>
            <ProductPicker label={t('Add a product')} onPick={(product) => replace(withProduct(form.values().lines, product))} takesScans />
            <OrderLineRows form={form} lines={fields} onRemove={remove} />
          </Card>
        )}
        {canChangeMoney && (
          <Card title={t('Money')}>
            <FieldRow>
              <FormMoneyField form={form} name="discount" label={t('Discount')} />
              <FormMoneyField form={form} name="deliveryFee" label={t('Delivery')} />
            </FieldRow>
          </Card>
        )}
        <div>
          <Button type="submit" variant="primary" kbd="Ctrl S" disabled={!form.isDirty}>
            {t('Look at the changes')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        title={t('Change order {{order}}?', { order: reference })}
        confirmLabel={t('Save changes')}
        isOpen={asked !== null}
        isPending={isInFlight}
        needsReason
        onClose={() => answer.current(null)}
        onConfirm={(reason) => void save(reason)}
      >
        <FactTable
          label={t('What changes')}
          rows={rows}
          getRowId={({ id }) => id}
          columns={[
            { id: 'what', header: t('What'), cell: ({ what }) => what, isWide: true },
            { id: 'before', header: t('Before'), cell: ({ before }) => before, isWide: true },
            { id: 'after', header: t('After'), cell: ({ after }) => <strong>{after}</strong>, isWide: true },
          ]}
        />
      </ConfirmDialog>
    </CommandForm>
  );
}
