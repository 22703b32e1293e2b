import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormSelect } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { sumsOf } from '../purchaseDraft.ts';
import type { PurchaseDraft } from '../purchaseDraft.ts';
import { Fields } from './PurchaseFacts.tsx';

interface PurchaseSumsProps {
  form: CommandForm<PurchaseDraft>;
  /** Whether payment fields are shown; an existing purchase is paid on its page. */
  hasPayment: boolean;
}

/** Discount, extra costs, payment and totals of the form. */
export function PurchaseSums({ form, hasPayment }: PurchaseSumsProps) {
  const { t } = useTranslation();
  const accounts = useMoneyAccounts();
  const { items, total, due, hasExtra } = useWatch({
    control: form.control, compute: (draft) => ({ ...sumsOf(draft as PurchaseDraft), hasExtra: Boolean(draft.extraCost) }),
  });
  return (
    <Card title={t('Bill')}>
      <Fields>
        <FormMoneyField form={form} label={t('Discount')} name="discount" />
        <FormMoneyField
          form={form}
          label={t('Extra costs')}
          name="extraCost"
          description={t('Transport, duty, packing: they become part of what the goods cost.')}
        />
        <FormSelect
          form={form}
          label={t('Spread over the lines')}
          name="extraSpread"
          isDisabled={!hasExtra}
          options={[
            { id: 'VALUE', label: t('By what they cost') },
            { id: 'QUANTITY', label: t('By pieces') },
          ]}
        />
        <FormSelect
          form={form}
          label={t('Extra costs are paid')}
          name="extraFrom"
          isDisabled={!hasExtra}
          options={[{ id: 'BILL', label: t('With the bill') }, ...accounts]}
        />
        {hasPayment && (
          <>
            <FormMoneyField form={form} label={t('Paid now')} name="paid" />
            <FormSelect form={form} label={t('Paid from')} name="paidFrom" options={accounts} />
          </>
        )}
      </Fields>
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'items', term: t('Goods'), value: formatTaka(items) },
          { id: 'total', term: t('Total'), value: formatTaka(total), isTotal: true },
          ...(hasPayment ? [{ id: 'due', term: t('Stays due'), value: formatTaka(due) }] : []),
        ]}
      />
    </Card>
  );
}
