import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormNumberField, FormSelect, FormSwitch } from '../../../forms/fields.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { BusinessForm } from '../../business/useBusinessSettings.ts';
import { SettingStack } from './SettingColumns.tsx';

/** When orders reserve stock, and whether they may reserve more than is available. */
export function StockRules({ form }: { form: BusinessForm }) {
  const { t } = useTranslation();
  const [timing, allowsBackorder] = useWatch({
    control: form.control,
    name: ['reservationTiming', 'allowsBackorder'],
  });
  const isEarly = timing === 'ORDER';
  return (
    <Card title={t('Stock')}>
      <SettingStack>
        <FormSelect
          form={form}
          label={t('Reserve stock')}
          name="reservationTiming"
          options={[
            { id: 'CONFIRMATION', label: t('At confirmation') },
            { id: 'ORDER', label: t('When the order is taken') },
          ]}
          description={
            isEarly
              ? t('A pending order already holds its pieces. Orders that stand already are not changed.')
              : t('A pending order holds nothing before it is confirmed. Orders that stand already are not changed.')
          }
        />
        <FormSwitch
          form={form}
          label={t('Allow backorder')}
          name="allowsBackorder"
          description={
            allowsBackorder
              ? t('Orders can be confirmed beyond the stock. Order, product and bell show what is missing.')
              : t('An order that needs more than is available is refused.')
          }
        />
        <FormNumberField
          form={form}
          label={t('Days until bought goods come')}
          name="restockDays"
          min={0}
          max={365}
          description={t('What sells out sooner stands under Low Stock and at the bell, whatever its level. 0: only levels count.')}
        />
      </SettingStack>
    </Card>
  );
}
