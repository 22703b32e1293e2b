import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { BusinessStep_business$key } from '../../__generated__/BusinessStep_business.graphql.ts';
import { Form } from '../../ui/Form.tsx';
import { token } from '../../ui/theme/token.ts';
import { DeliveryFeeFields } from './DeliveryFeeFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { LogoField } from './LogoField.tsx';
import { SettingConflict } from './SettingConflict.tsx';
import { useBusinessSettings } from './useBusinessSettings.ts';

interface BusinessStepProps {
  business: BusinessStep_business$key;
  /** Called when it has been saved. */
  onSaved: () => void;
  /** The submit button. */
  children: (isPending: boolean) => ReactNode;
}

const NO_ERRORS: Record<string, string> = {};

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

/** The first of the first steps: the part of the business setting that a first order needs. */
export function BusinessStep({ business: key, onSaved, children }: BusinessStepProps) {
  const { t } = useTranslation();
  const business = useFragment(
    graphql`
      fragment BusinessStep_business on Business {
        ...useBusinessSettings_business
        ...LogoField_business
      }
    `,
    key,
  );
  const { draft, change, follow, save, isSaving, problem, collisions } = useBusinessSettings(business);
  const hasFieldErrors = problem && Object.keys(problem.fields).length > 0;
  const whole = problem && !hasFieldErrors ? { '': problem.message } : NO_ERRORS;

  async function submit() {
    if (await save()) onSaved();
  }

  return (
    <Form errors={hasFieldErrors ? problem.fields : whole} onSubmit={() => void submit()}>
      <SettingConflict collisions={collisions} onFollow={follow} />
      <LogoField business={business} />
      <IdentityFields draft={draft} change={change} />
      <Fees>
        <legend>{t('What customers pay for delivery')}</legend>
        <DeliveryFeeFields draft={draft} change={change} />
      </Fees>
      {children(isSaving)}
    </Form>
  );
}
