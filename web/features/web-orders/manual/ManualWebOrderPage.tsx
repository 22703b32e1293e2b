import { MessageSquareText, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import type { ManualWebOrderPageQuery } from '../../../__generated__/ManualWebOrderPageQuery.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormMoneyField, FormNumberField, FormPhoneField, FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { useProductLookup } from '../../catalog/useProductLookup.ts';
import { withCode } from '../../catalog/productLookup.ts';
import { optionsOf } from '../../orders/areas/areaOptions.ts';
import { useAreas } from '../../orders/areas/useAreas.ts';
import type { ReadMessage } from '../../orders/paste/readMessage.ts';
import { useCreateWebOrder } from '../mutations/useCreateWebOrder.ts';
import { manualWebOrderRoute } from '../webOrdersRoutes.ts';
import { emptyLead, leadInput, leadTotal, namedLine, withLeadProduct } from './leadDraft.ts';
import type { LeadDraft } from './leadDraft.ts';

// The text parser is as large as a small page, so it is loaded when it is needed.
const PasteMessageDialog = lazyPart(() => import('../../orders/paste/PasteMessageDialog.tsx'), 'PasteMessageDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 16px;
  align-items: start;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 84px 116px auto;
  gap: 8px;
  align-items: end;
  padding: 10px 0;
  border-top: 1px solid ${token.border};

  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Lines = styled.ol`
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
`;

const Total = styled.p`
  margin-top: 12px;
  font-weight: 600;
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

/** Saves a lead by phone or Messenger as a web order to be called: `/website/create-pending-order`. */
export function ManualWebOrderPage() {
  const { t } = useTranslation();
  const { orderSources } = useRouteQuery<ManualWebOrderPageQuery>(
    graphql`
      query ManualWebOrderPageQuery @preloadable {
        orderSources {
          name
          isArchived
        }
      }
    `,
    manualWebOrderRoute.useLoaderData(),
  );
  const { createWebOrder } = useCreateWebOrder();
  const [made, setMade] = useState<{ id: string; number: string; status: string } | null>(null);
  const [isPasting, setPasting] = useState(false);
  const { lookUp } = useProductLookup({ text: '', withCost: false, isUsed: false });
  const form = useCommandForm<LeadDraft, { id: string; number: string; status: string }>({
    saved: emptyLead,
    save: (lead) => createWebOrder(leadInput(lead)),
    onSaved: (order, { source }) => {
      setMade(order);
      form.reset({ ...emptyLead, source });
    },
  });
  const { fields, replace, remove, append } = useFieldArray({ control: form.control, name: 'lines' });
  const [lines, deliveryFee, discount, district] = useWatch({ control: form.control, name: ['lines', 'deliveryFee', 'discount', 'district'] });
  const areas = useAreas();
  const sources = [...new Set(['Messenger', 'Phone', ...orderSources.filter(({ isArchived }) => !isArchived).map(({ name }) => name)])];

  async function fill(read: ReadMessage) {
    for (const name of ['phone', 'address', 'district'] as const) if (read[name]) form.change(name, read[name]);
    if (read.altPhone) form.change('otherPhone', read.altPhone);
    if (read.name) form.change('customerName', read.name);
    for (const { text, quantity } of read.items) {
      // Text that matches no product, or several, stays as the customer wrote it: the caller maps it.
      const rows = await lookUp(text).catch(() => []);
      const product = withCode(text, rows) ?? (rows.length === 1 ? rows[0] : undefined);
      const now = form.values().lines;
      replace(product ? withLeadProduct(now, product, quantity) : [...now, namedLine(text, quantity)]);
    }
  }

  return (
    <CommandForm form={form}>
      <PageHeader
        title={t('Manual Web Order')}
        actions={
          <>
            <Button icon={MessageSquareText} onClick={() => setPasting(true)}>{t('Paste message')}</Button>
            <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>{t('Put it on the desk')}</Button>
          </>
        }
      />
      {made && (
        <Banner
          meaning={made.status === 'PROCESSING' ? 'good' : 'warn'}
          title={made.status === 'PROCESSING'
            ? t('Web order #{{number}} waits for a call', { number: made.number })
            : t('Web order #{{number}} is put aside by a rule about its buyer', { number: made.number })}
          action={<TextLink to="/website/order/$id" params={{ id: made.id }}>{t('Open order')}</TextLink>}
          onDismiss={() => setMade(null)}
        />
      )}
      <Columns>
        <Card>
          <Stack>
            <FormPhoneField
              form={form} name="phone" label={t('Phone')} isRequired autoFocus
              validate={(text) => (normalisePhone(text) ? null : t('Enter a mobile number with 11 digits, such as 01711204466'))}
            />
            <FormTextField form={form} name="customerName" label={t('Name')} maxLength={200} isRequired autoComplete="off" />
            <FormTextArea form={form} name="address" label={t('Address')} maxLength={1000} />
            <FormSelect form={form} name="district" label={t('District')} options={optionsOf(areas?.DISTRICTS.map(({ name }) => name) ?? [], district, t('Not known'))} />
            <FormPhoneField form={form} name="otherPhone" label={t('Other phone')} />
            <FormSelect form={form} name="source" label={t('Source')} options={sources.map((name) => ({ id: name, label: name }))} />
            <FormTextArea form={form} name="note" label={t('What they said')} maxLength={2000} />
          </Stack>
        </Card>
        <Card>
          <ProductPicker label={t('Add a product')} onPick={(product) => replace(withLeadProduct(form.values().lines, product))} takesScans />
          <Lines aria-label={t('What they want')}>
            {fields.map(({ id, variantId, sku }, index) => (
              <Line key={id}>
                <FormTextField form={form} name={`lines.${index}.name`} label={sku || t('In their words')} isRequired isReadOnly={variantId !== ''} maxLength={300} />
                <FormNumberField form={form} name={`lines.${index}.quantity`} label={t('Pieces')} isRequired />
                <FormMoneyField form={form} name={`lines.${index}.unitPrice`} label={t('Price')} />
                <IconButton ref={passFocusOn} icon={X} label={t('Remove the line')} onClick={() => remove(index)} />
              </Line>
            ))}
          </Lines>
          <Button icon={Plus} size="small" onClick={() => append(namedLine(''))}>{t('Something without a product')}</Button>
          <Stack style={{ marginTop: 16 }}>
            <FormMoneyField form={form} name="deliveryFee" label={t('Delivery fee')} />
            <FormMoneyField form={form} name="discount" label={t('Discount')} />
          </Stack>
          <Total>{t('Total {{amount}}', { amount: formatTaka(leadTotal({ lines, deliveryFee, discount })) })}</Total>
        </Card>
      </Columns>
      {isPasting && <PasteMessageDialog onRead={(read) => void fill(read)} onClose={() => setPasting(false)} />}
    </CommandForm>
  );
}
