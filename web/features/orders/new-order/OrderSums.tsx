import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormSelect } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { sumsOf } from './orderDraft.ts';
import type { OrderDraft } from './orderDraft.ts';

const Sums = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }

  dd {
    margin: 0;
  }
`;

const Due = styled.div`
  font-size: 16px;
  font-weight: 650;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-bottom: 14px;
  padding-bottom: 14px;
  border-bottom: 1px solid ${token.border};
`;

interface OrderSumsProps {
  form: Pick<CommandForm<OrderDraft>, 'control'>;
  /** Explains the calculated fee; null if it was typed or the district is unknown. */
  feeReason: string | null;
  onFeeTyped: () => void;
  /** The advance may have been paid in the web shop. */
  isFromShop?: boolean;
}

/** The sums of the order: discount, delivery fee and advance are typed, the rest is calculated. */
export function OrderSums({ form, feeReason, onFeeTyped, isFromShop = false }: OrderSumsProps) {
  const { t } = useTranslation();
  const accounts = useMoneyAccounts();
  const [lines, discount, deliveryFee, advance] = useWatch({ control: form.control, name: ['lines', 'discount', 'deliveryFee', 'advance'] });
  const { items, total, due } = sumsOf({ lines, discount, deliveryFee, advance });
  return (
    <Card title={t('Amount')}>
      <Fields>
        <div onInput={onFeeTyped}>
          <FormMoneyField form={form} name="deliveryFee" label={t('Delivery fee')} description={feeReason} placeholder="0" />
        </div>
        <FormMoneyField form={form} name="discount" label={t('Discount')} max={items} placeholder="0" />
        <FormMoneyField form={form} name="advance" label={t('Advance')} max={Math.max(total, 0)} placeholder="0" />
        <FormSelect
          form={form}
          name="advanceAccount"
          label={t('Paid into')}
          options={isFromShop ? [{ id: 'WEB_PAYMENTS', label: t('Payments of the web shop') }, ...accounts] : accounts}
          isDisabled={!advance}
        />
      </Fields>
      <Sums>
        <div>
          <dt>{t('Subtotal')}</dt>
          <dd>{formatTaka(items)}</dd>
        </div>
        <div>
          <dt>{t('Total')}</dt>
          <dd>{formatTaka(total)}</dd>
        </div>
        <Due>
          <dt>{t('COD due')}</dt>
          <dd>{formatTaka(due)}</dd>
        </Due>
      </Sums>
    </Card>
  );
}
