import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { CourierPayoutsQuery, CourierPayoutsQuery$data } from '../../../__generated__/CourierPayoutsQuery.graphql.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { Chosen } from '../../accounting/moneyAccounts.ts';
import type { EnteredStatement } from '../statementFacts.ts';
import { useImportPayout } from '../mutations/useImportPayout.ts';
import { PayoutLook } from './PayoutLook.tsx';

type Payout = NonNullable<CourierPayoutsQuery$data['courierPayouts']>[number];

interface CourierPayoutsProps {
  courier: { id: string; label: string };
  /** The account that received the money. */
  money: Chosen<'account'>;
  onTaken: (statement: EnteredStatement) => void;
}

const query = graphql`
  query CourierPayoutsQuery($courierId: ID!) {
    courierPayouts(courierId: $courierId) {
      payoutId
      reference
      amount
      paidAt
      statementId
    }
  }
`;

const Words = styled.p`
  margin: 0;
  color: ${token.ink2};
`;

/** The payouts that a courier's API lists; each can be imported as a statement. */
export function CourierPayouts({ courier, money, onTaken }: CourierPayoutsProps) {
  const { t } = useTranslation();
  const { importPayout, isInFlight } = useImportPayout();
  const [asked, setAsked] = useState(0);
  const { data, isLoading, hasFailed } = useSecondaryQuery<CourierPayoutsQuery>(
    query, { courierId: courier.id }, { isWanted: asked > 0, fetchKey: asked },
  );
  const payouts = isLoading || hasFailed ? null : data?.courierPayouts;

  async function take(payoutId: string) {
    const outcome = await importPayout({ courierId: courier.id, payoutId, ...money });
    if (outcome.ok) onTaken(outcome.data);
    else toastProblem(outcome.problem);
  }

  const words = () => {
    if (asked === 0) return t('{{courier}} is asked for what it has paid; no file is needed.', { courier: courier.label });
    if (isLoading) return t('{{courier}} is being asked', { courier: courier.label });
    if (hasFailed) return t('{{courier}} gave no answer. Try again, or take the statement over from its file.', { courier: courier.label });
    return payouts
      ? t('It has paid nothing yet.')
      : t('{{courier}} does not tell what it has paid: take the statement over from its file.', { courier: courier.label });
  };
  return (
    <Card
      title={t('From {{courier}} itself', { courier: courier.label })}
      isFlush={!!payouts?.length}
      actions={<Button onClick={() => setAsked(asked + 1)} isPending={isLoading}>{t('Ask for payouts')}</Button>}
    >
      {!payouts?.length ? (
        <>
          <Words role="status">{words()}</Words>
          <PayoutLook courierId={courier.id} />
        </>
      ) : (
        <>
          <FactTable<Payout>
            label={t('Payouts')}
            rows={payouts}
            isStackedOnPhone
            getRowId={({ payoutId }) => payoutId}
            columns={[
              { id: 'day', header: t('Day'), cell: ({ paidAt }) => (paidAt ? formatDay(paidAt) : '–') },
              { id: 'reference', header: t('Number'), isWide: true, cell: ({ reference, payoutId }) => reference || payoutId },
              { id: 'amount', header: t('Amount'), align: 'end', cell: ({ amount }) => (amount == null ? '–' : formatTaka(amount)) },
              {
                id: 'take', header: '',
                cell: ({ payoutId, statementId }) => (statementId
                  ? <TextLink to="/delivery-method/update-payment/$id" params={{ id: statementId }}>{t('Open the statement')}</TextLink>
                  : <Button isPending={isInFlight} onClick={() => void take(payoutId)}>{t('Take over')}</Button>),
              },
            ]}
          />
          <PayoutLook courierId={courier.id} isFlush />
        </>
      )}
    </Card>
  );
}
