import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { CourierPayoutsQuery, CourierPayoutsQuery$data } from '../../../__generated__/CourierPayoutsQuery.graphql.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { Chosen } from '../../accounting/moneyAccounts.ts';
import { useImportPayout } from '../mutations/useImportPayout.ts';

type Payout = NonNullable<Extract<CourierPayoutsQuery$data['courierPayouts'], { ok: true }>['value']>[number];
type State = { kind: 'NOT_ASKED' | 'ASKING' | 'NOT_TOLD' | 'NO_ANSWER' } | { kind: 'TOLD'; payouts: readonly Payout[] };

interface CourierPayoutsProps {
  courier: { id: string; label: string };
  /** The account that received the money. */
  money: Chosen<'account'>;
  onTaken: (statementId: string) => void;
}

const query = graphql`
  query CourierPayoutsQuery($courierId: ID!) {
    courierPayouts(courierId: $courierId) @catch(to: RESULT) {
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
  const environment = useRelayEnvironment();
  const { importPayout, isInFlight } = useImportPayout();
  const [state, setState] = useState<State>({ kind: 'NOT_ASKED' });

  function ask() {
    setState({ kind: 'ASKING' });
    fetchQuery<CourierPayoutsQuery>(environment, query, { courierId: courier.id }, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ courierPayouts: answer }) => {
        if (!answer.ok) setState({ kind: 'NO_ANSWER' });
        else setState(answer.value ? { kind: 'TOLD', payouts: answer.value } : { kind: 'NOT_TOLD' });
      },
      error: () => setState({ kind: 'NO_ANSWER' }),
    });
  }

  async function take(payoutId: string) {
    const outcome = await importPayout({ courierId: courier.id, payoutId, ...money });
    if (outcome.ok) onTaken(outcome.data.id);
    else toastProblem(outcome.problem);
  }

  const words = {
    NOT_ASKED: t('{{courier}} is asked for what it has paid; no file is needed.', { courier: courier.label }),
    ASKING: t('{{courier}} is being asked', { courier: courier.label }),
    NOT_TOLD: t('{{courier}} does not tell what it has paid: take the statement over from its file.', { courier: courier.label }),
    NO_ANSWER: t('{{courier}} gave no answer. Try again, or take the statement over from its file.', { courier: courier.label }),
  };
  return (
    <Card
      title={t('From {{courier}} itself', { courier: courier.label })}
      isFlush={state.kind === 'TOLD' && state.payouts.length > 0}
      actions={<Button onClick={ask} isPending={state.kind === 'ASKING'}>{t('Ask for payouts')}</Button>}
    >
      {state.kind !== 'TOLD' ? (
        <Words role="status">{words[state.kind]}</Words>
      ) : state.payouts.length === 0 ? (
        <Words role="status">{t('It has paid nothing yet.')}</Words>
      ) : (
        <FactTable<Payout>
          label={t('Payouts')}
          rows={state.payouts}
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
      )}
    </Card>
  );
}
