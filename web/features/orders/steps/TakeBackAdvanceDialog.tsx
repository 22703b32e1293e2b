import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { TakeBackAdvanceDialogQuery } from '../../../__generated__/TakeBackAdvanceDialogQuery.graphql.ts';
import { FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { useTakeBackAdvance } from '../mutations/useTakeBackAdvance.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';
import { accountName } from '../../accounting/accountName.ts';

const query = graphql`
  query TakeBackAdvanceDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Order {
        advances {
          id
          amount
          account
          at
          canBeTakenBack
        }
      }
    }
  }
`;

/** Dialog for an advance that was recorded by mistake. */
export function TakeBackAdvanceDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference: order, version, status } } = props;
  const { t } = useTranslation();
  const { takeBackAdvance } = useTakeBackAdvance();
  const { data, hasFailed, reload } = useSecondaryQuery<TakeBackAdvanceDialogQuery>(query, { id: orderId }, { fetchKey: version });
  const advances = data && (data.node?.advances ?? []).filter(({ canBeTakenBack }) => canBeTakenBack);
  const hasLeft = status === 'SHIPPED';
  const form = useStepForm(props, {
    // The last one, as soon as it is known.
    saved: { advance: advances?.at(-1)?.id ?? '', reason: '' },
    save: ({ advance, reason }) =>
      takeBackAdvance({ orderId, version, advanceId: advance, reason: reason.trim(), ...(hasLeft && { courierIsTold: true }) }),
    doneText: () => t('The advance is taken back'),
  });
  return (
    <StepFormDialog
      step={props} form={form} title={t('Take an advance of order {{order}} back', { order })} submitLabel={t('Take back')} width={440}
      isDanger canSubmit={Boolean(advances?.length)}
    >
      {hasFailed && !advances && <PartFailed title={t('The advances of the order could not be loaded')} onRetry={reload} />}
      {advances?.length === 0 && <Banner meaning="info" title={t('No advance of this order can be taken back')} />}
      {hasLeft && (
        <Banner meaning="warn" title={t('The parcel has left')}>
          {t('Tell the courier that it collects this amount too: it does not learn of this by itself.')}
        </Banner>
      )}
      <FormSelect
        form={form} label={t('Advance')} name="advance"
        options={(advances ?? []).map(({ id, amount, account, at }) => ({ id, label: `${formatTaka(amount)} · ${accountName(account)} · ${formatShortDateTime(at)}` }))}
      />
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      <p>{t('Its entry in the books is reversed, and the courier collects the amount.')}</p>
    </StepFormDialog>
  );
}
