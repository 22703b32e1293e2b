import { useTranslation } from 'react-i18next';
import { FormMoneyField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import type { EditDraft } from './editDraft.ts';

interface EditMoneyProps {
  form: Pick<CommandForm<EditDraft>, 'control'>;
  /** Discount and delivery fee may still change. */
  canChange: boolean;
  /** The courier has collected something, or has with this edit. */
  isCollected: boolean;
  /** The customer refused the parcel: what was collected is a fee. */
  isRefused: boolean;
  isPartial: boolean;
}

/** Fields of the amounts that may still change. */
export function EditMoney({ form, canChange, isCollected, isRefused, isPartial }: EditMoneyProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('Money')}>
      <FieldRow>
        {canChange && <FormMoneyField form={form} name="discount" label={t('Discount')} />}
        {canChange && <FormMoneyField form={form} name="deliveryFee" label={t('Delivery')} />}
        {isCollected && (
          <FormMoneyField
            form={form} name="collected" label={isRefused ? t('Fee paid on refusal') : t('Collected by the courier')}
            isRequired={isPartial}
            description={isPartial || isRefused ? undefined : t('Less than was due counts as a discount.')}
          />
        )}
      </FieldRow>
    </Card>
  );
}
