import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreloadedQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import type { viewerQuery } from '../../__generated__/viewerQuery.graphql.ts';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { FormPhoneField, FormTextArea, FormTextField } from '../../forms/fields.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TrialForm } from '../trial/TrialForm.tsx';
import { TrialGate } from '../trial/TrialGate.tsx';
import { useCreateBusiness } from './useCreateBusiness.ts';
import { useSwitchBusiness } from './useSwitchBusiness.ts';
import { viewerQueryNode } from './viewer.ts';
import { WithOtherBusinesses } from './WithOtherBusinesses.tsx';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-width: 560px;
`;

/** A new business has no package: it is sent to the payment first. */
const AFTERWARDS = '/reports/my-limits';

function CreateBusinessForm() {
  const { t } = useTranslation();
  const { createBusiness } = useCreateBusiness();
  const { switchBusiness, isInFlight: isSwitching } = useSwitchBusiness();
  const form = useCommandForm({
    saved: { name: '', hotline: '', address: '' },
    save: ({ name, hotline, address }) =>
      createBusiness({
        name: name.trim(),
        hotline: hotline.trim() || null,
        address: address.trim() || null,
      }),
    onSaved: ({ id }) => switchBusiness(id, AFTERWARDS),
  });

  return (
    <CommandForm form={form} onReload={null}>
      <FormTextField
        form={form}
        label={t('Business name')}
        name="name"
        description={t('As your customers know it; it stands on invoices.')}
        maxLength={100}
        isRequired
        autoFocus
      />
      <FormPhoneField form={form} label={t('Hotline')} name="hotline" />
      <FormTextArea form={form} label={t('Address')} name="address" maxLength={300} rows={2} />
      <div>
        <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving || isSwitching}>
          {t('Create business')}
        </Button>
      </div>
    </CommandForm>
  );
}

/**
 * The form for a further business of a founder: with a package that is paid first, or with a trial for a phone number
 * that had none.
 */
function FounderForms() {
  const { t } = useTranslation();
  const [isTrial, setTrial] = useState(false);
  return (
    <Column>
      <p>
        {isTrial
          ? t('It starts as a free trial, for a mobile number that had none.')
          : t('It can be used once its package is paid: you choose that next.')}
      </p>
      {isTrial ? (
        <TrialGate>
          <TrialForm submitLabel={t('Create business')} />
        </TrialGate>
      ) : (
        <CreateBusinessForm />
      )}
      <div>
        <Button variant="quiet" onClick={() => setTrial(!isTrial)}>
          {isTrial ? t('Pay for a package instead') : t('Start with a free trial instead')}
        </Button>
      </div>
    </Column>
  );
}

function NotForMembers() {
  const { t } = useTranslation();
  return (
    <Banner meaning="info" title={t('Only a founder may add a business')}>
      {t('Ask the founder of your business to add it.')}
    </Banner>
  );
}

/** `/setting/create-new-business`: for founders, and as a trial for users without a business. */
export function CreateBusinessPage() {
  const { t } = useTranslation();
  const queries = shellRoute.useLoaderData();
  const { viewer } = usePreloadedQuery<viewerQuery>(viewerQueryNode, queries.viewer);
  const isFirst = !viewer?.business.ok;
  // Super-administrators create businesses without a trial of their own.
  const isTrial = isFirst && !viewer?.permissions.includes('SUPERADMIN');
  return (
    <Column>
      <PageHeader title={t('Create a business')} />
      <Card>
        {isTrial ? (
          <TrialGate>
            <TrialForm submitLabel={t('Create business')}>
              <p>{t('Your first business starts as a free trial. One trial for each phone number.')}</p>
            </TrialForm>
          </TrialGate>
        ) : (
          <WithOtherBusinesses query={queries.businesses}>
            {({ state, isFounder, retry }) => {
              if (isFirst || isFounder) return <FounderForms />;
              if (state === 'LOADED') return <NotForMembers />;
              return state === 'FAILED' ? <PartFailed onRetry={retry} /> : <Skeleton height={180} />;
            }}
          </WithOtherBusinesses>
        )}
      </Card>
    </Column>
  );
}
