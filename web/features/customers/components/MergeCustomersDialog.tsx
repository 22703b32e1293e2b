import { useRouter } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { MergeCustomersDialogQuery } from '../../../__generated__/MergeCustomersDialogQuery.graphql.ts';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { fieldProblem } from '../../../relay/commandProblem.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMergeCustomers } from '../mutations/useMergeCustomers.ts';
import { CustomerPicker } from './CustomerPicker.tsx';
import { MergedFacts } from './MergedFacts.tsx';

interface MergeCustomersDialogProps {
  /** Both, or the one to whom the other is to be chosen. */
  ids: readonly string[];
  onClose: () => void;
}

const query = graphql`
  query MergeCustomersDialogQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Customer {
        id
        name
        phone
        orderCount
        deliveredCount
        spent
        lastOrderAt
      }
    }
  }
`;

const Words = styled.p`
  color: ${token.ink2};
`;

/** Two customers who are one person, beside each other, and who of them stays. */
export function MergeCustomersDialog({ ids: [firstId = '', given], onClose }: MergeCustomersDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { mergeCustomers } = useMergeCustomers();
  const [secondId, setSecondId] = useState(given ?? null);
  const [isSwitched, setSwitched] = useState(false);
  const ids = secondId === null ? [firstId] : [firstId, secondId];
  const { data, isLoading, hasFailed, reload } = useSecondaryQuery<MergeCustomersDialogQuery>(query, { ids });
  const both = ids.flatMap((id) => data?.nodes.find((node) => node?.id === id) ?? []);
  const [stays, goes] = isSwitched ? both.toReversed() : both;
  const form = useCommandForm({
    saved: {},
    save: async () => {
      if (secondId === null) return { ok: false as const, problem: fieldProblem('otherId', t('Choose the other customer')) };
      return mergeCustomers(isSwitched ? { customerId: secondId, otherId: firstId } : { customerId: firstId, otherId: secondId });
    },
    onSaved: async ({ id, name }) => {
      toast.success(t('{{name}} has both numbers now', { name }));
      onClose();
      await router.navigate({ to: '/customer/customer-list/$id', params: { id }, replace: given === undefined });
      await router.invalidate();
    },
  });
  return (
    <FormDialog form={form} title={t('Merge customers')} submitLabel={t('Merge')} width={720} isDanger onClose={onClose}>
      {given === undefined && (
        <CustomerPicker
          label={t('The same person by another number')} name="otherId" exceptId={firstId}
          onChange={(id) => {
            form.clearProblem();
            setSecondId(id);
          }}
        />
      )}
      {hasFailed && <PartFailed onRetry={reload} />}
      {isLoading && both.length < ids.length && <RowsSkeleton />}
      {stays && goes && (
        <>
          <MergedFacts stays={stays} goes={goes} />
          <Button icon={ArrowLeftRight} onClick={() => setSwitched(!isSwitched)}>{t('Let the other one stay')}</Button>
          <Words>
            {t('Orders, open advances, tasks, addresses, tags and notes of both go to {{name}}, who has both numbers then. Orders keep the names that they were taken with.', { name: stays.name })}
            {' '}
            {t('On their page the number can be separated again.')}
          </Words>
        </>
      )}
    </FormDialog>
  );
}
