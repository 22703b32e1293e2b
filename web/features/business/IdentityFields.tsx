import { useTranslation } from 'react-i18next';
import { ORDER_PREFIX, orderReference } from '../../../schema/rules/order-code.ts';
import { FieldRow } from '../../ui/Form.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { BusinessDraft } from './useBusinessSettings.ts';

const EXAMPLE_NUMBER = 1024;

type Editing = Pick<BusinessDraft, 'draft' | 'change'>;

/** What the business is called, how it is reached, and what its orders are called. */
export function IdentityFields({ draft, change }: Editing) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('Business name')}
        name="name"
        value={draft.name}
        onChange={(name) => change('name', name)}
        validate={(text) => (text.trim() === '' ? t('Give the business a name') : null)}
        maxLength={100}
        autoComplete="organization"
        isRequired
      />
      <TextArea
        label={t('Address')}
        name="address"
        value={draft.address}
        onChange={(address) => change('address', address)}
        description={t('Printed on invoices and stickers.')}
        maxLength={300}
        rows={2}
      />
      <FieldRow>
        <PhoneField
          label={t('Hotline')}
          name="hotline"
          value={draft.hotline}
          onChange={(hotline) => change('hotline', hotline)}
          description={t('The number that customers call.')}
        />
        <TextField
          label={t('Order prefix')}
          name="orderPrefix"
          value={draft.orderPrefix}
          onChange={(orderPrefix) => change('orderPrefix', orderPrefix)}
          validate={(text) => (ORDER_PREFIX.test(text.trim()) ? null : t('Letters, digits, - and / only'))}
          description={t('Orders are called {{example}}', {
            example: orderReference(draft.orderPrefix.trim(), EXAMPLE_NUMBER),
          })}
          maxLength={10}
          autoComplete="off"
        />
      </FieldRow>
    </>
  );
}
