import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { BusinessStep_business$key } from '../../__generated__/BusinessStep_business.graphql.ts';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { token } from '../../ui/theme/token.ts';
import { DeliveryFeeFields } from './DeliveryFeeFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { LogoField } from './LogoField.tsx';
import { SettingConflict } from './SettingConflict.tsx';
import { useBusinessSettings } from './useBusinessSettings.ts';

interface BusinessStepProps {
  business: BusinessStep_business$key;
  /** Called when it has been saved. Returns when the next step is there. */
  onSaved: () => Promise<unknown>;
  /** The submit button. */
  children: (isPending: boolean) => ReactNode;
}

const Fees = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 550;
    color: ${token.ink};
  }
`;

/** The first onboarding step: the business settings that a first order needs. */
export function BusinessStep({ business: key, onSaved, children }: BusinessStepProps) {
  const { t } = useTranslation();
  const business = useFragment(
    graphql`
      fragment BusinessStep_business on Business {
        ...useBusinessSettings_business
        ...LogoField_business
        ...IdentityFields_business
      }
    `,
    key,
  );
  const { form, resetField, collisions } = useBusinessSettings(business, { onSaved });

  return (
    <CommandForm form={form} hasUnsavedGuard={false}>
      <SettingConflict collisions={collisions} onReset={resetField} />
      <LogoField business={business} />
      <IdentityFields form={form} business={business} />
      <Fees>
        <legend>{t('What customers pay for delivery')}</legend>
        <DeliveryFeeFields form={form} />
      </Fees>
      {children(form.isSaving)}
    </CommandForm>
  );
}
