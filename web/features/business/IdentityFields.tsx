import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ORDER_PREFIX, orderReference } from '../../../schema/rules/order-code.ts';
import type { IdentityFields_business$key } from '../../__generated__/IdentityFields_business.graphql.ts';
import { FormPhoneField, FormTextArea, FormTextField } from '../../forms/fields.tsx';
import { FieldRow } from '../../ui/Form.tsx';
import type { BusinessForm } from './useBusinessSettings.ts';

/** Name and contact data of the business, and the prefix of its order numbers. */
export function IdentityFields({ form, business }: { form: BusinessForm; business: IdentityFields_business$key }) {
  const { t } = useTranslation();
  const { firstSteps } = useFragment(
    graphql`
      fragment IdentityFields_business on Business {
        firstSteps {
          nextOrderNumber
        }
      }
    `,
    business,
  );
  const prefix = useWatch({ control: form.control, name: 'orderPrefix' });
  return (
    <>
      <FormTextField
        form={form}
        label={t('Business name')}
        name="name"
        validate={(text) => (text.trim() === '' ? t('Give the business a name') : null)}
        maxLength={100}
        autoComplete="organization"
        isRequired
      />
      <FormTextArea
        form={form}
        label={t('Address')}
        name="address"
        description={t('Printed on invoices and stickers.')}
        maxLength={300}
        rows={2}
      />
      <FieldRow>
        <FormPhoneField
          form={form}
          label={t('Hotline')}
          name="hotline"
          description={t('The number that customers call.')}
        />
        <FormTextField
          form={form}
          label={t('Order prefix')}
          name="orderPrefix"
          validate={(text) => (ORDER_PREFIX.test(text.trim()) ? null : t('Letters, digits, - and / only'))}
          description={t('Your next order is called {{example}}', {
            example: orderReference(prefix.trim(), firstSteps.nextOrderNumber),
          })}
          maxLength={10}
          autoComplete="off"
        />
      </FieldRow>
    </>
  );
}
