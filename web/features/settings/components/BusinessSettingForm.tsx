import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type {
  BusinessSettingForm_business$key,
} from '../../../__generated__/BusinessSettingForm_business.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormMoneyField, FormNumberField } from '../../../forms/fields.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { DeliveryFeeFields } from '../../business/DeliveryFeeFields.tsx';
import { IdentityFields } from '../../business/IdentityFields.tsx';
import { LogoField } from '../../business/LogoField.tsx';
import { SettingConflict } from '../../business/SettingConflict.tsx';
import { useBusinessSettings } from '../../business/useBusinessSettings.ts';
import { SettingColumns, SettingStack } from './SettingColumns.tsx';
import { SettingFormEnd } from './SettingFormEnd.tsx';
import { StockRules } from './StockRules.tsx';
import { WeightFeeFields } from './WeightFeeFields.tsx';

const Words = styled.p`
  margin-bottom: 14px;
  color: ${token.ink2};
`;

/** The form with all settings that the founder and admins may change. */
export function BusinessSettingForm({ business: key }: { business: BusinessSettingForm_business$key }) {
  const { t } = useTranslation();
  const business = useFragment(
    graphql`
      fragment BusinessSettingForm_business on Business {
        packagingCost
        ...useBusinessSettings_business
        ...LogoField_business
        ...IdentityFields_business
      }
    `,
    key,
  );
  const { form, discard, resetField, collisions } = useBusinessSettings(business, {
    keepsTyping: true,
    onSaved: () => void toast.success(t('Business setting saved')),
  });

  return (
    <CommandForm form={form}>
      <SettingConflict collisions={collisions} onReset={resetField} />
      <SettingColumns>
        <SettingStack>
          <Card title={t('Name and contact')}>
            <SettingStack>
              <LogoField business={business} />
              <IdentityFields form={form} business={business} />
            </SettingStack>
          </Card>
          <Card title={t('Delivery fees')}>
            <Words>{t('What a new order charges the customer, unless its courier has prices of its own.')}</Words>
            <SettingStack>
              <DeliveryFeeFields form={form} />
              <WeightFeeFields form={form} />
            </SettingStack>
          </Card>
        </SettingStack>
        <SettingStack>
          {/* Null for users who may not see costs. */}
          {business.packagingCost !== null && (
            <Card title={t('Costs')}>
              <Words>{t('What an order costs beside its goods. Customers do not see it.')}</Words>
              <FieldRow>
                <FormMoneyField
                  form={form}
                  label={t('Packaging per order')}
                  name="packagingCost"
                  description={t('Box, tape and label.')}
                  isRequired
                />
                <FormNumberField
                  form={form}
                  label={t('COD fee')}
                  name="codFeePercent"
                  description={t('Of the cash that a courier collects; each courier can have its own.')}
                  end={<span aria-hidden>%</span>}
                  decimals={2}
                  min={0}
                  max={100}
                  step={0}
                  isRequired
                />
              </FieldRow>
            </Card>
          )}
          <StockRules form={form} />
        </SettingStack>
      </SettingColumns>
      <SettingFormEnd form={form} onDiscard={discard} />
    </CommandForm>
  );
}
