import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { CourierBalanceQuery } from '../../../__generated__/CourierBalanceQuery.graphql.ts';
import { caughtMessage } from '../../../relay/caughtMessage.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { token } from '../../../ui/theme/token.ts';

type State = { kind: 'NOT_ASKED' | 'ASKING' | 'NOT_TOLD' } | { kind: 'NO_ANSWER'; message: string } | { kind: 'TOLD'; amount: number; askedAt: string };

interface CourierBalanceProps {
  id: string;
  name: string;
  /** What it owes the business by the books. */
  booked: number;
}

const query = graphql`
  query CourierBalanceQuery($courierId: ID!) {
    courierBalance(courierId: $courierId) @catch(to: RESULT) {
      amount
      askedAt
    }
  }
`;

const Words = styled.p`
  margin: 10px 0 0;
  color: ${token.ink2};
`;

/** The balance of the books beside the courier's own, which is asked for on demand. */
export function CourierBalance({ id, name, booked }: CourierBalanceProps) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>({ kind: 'NOT_ASKED' });

  function ask() {
    setState({ kind: 'ASKING' });
    fetchQuery<CourierBalanceQuery>(environment, query, { courierId: id }, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ courierBalance: answer }) => {
        if (!answer.ok) setState({ kind: 'NO_ANSWER', message: caughtMessage(answer.errors) ?? t('{{courier}} did not answer', { courier: name }) });
        else setState(answer.value ? { kind: 'TOLD', ...answer.value } : { kind: 'NOT_TOLD' });
      },
      error: ({ message }: Error) => setState({ kind: 'NO_ANSWER', message }),
    });
  }

  const words = {
    NOT_ASKED: t('Ask {{courier}} what it holds for you now, and see whether your books agree.', { courier: name }),
    ASKING: t('{{courier}} is being asked', { courier: name }),
    NOT_TOLD: t('{{courier}} does not tell its balance: look at its panel.', { courier: name }),
    TOLD: t('Parcels that it has collected and you have not marked delivered yet, and its charges, make the difference.'),
  };
  return (
    <Card
      title={t('Money at {{courier}}', { courier: name })}
      actions={<Button onClick={ask} isPending={state.kind === 'ASKING'}>{t('Ask for the balance')}</Button>}
    >
      <DescriptionList
        items={[
          { id: 'books', term: t('It owes you by your books'), value: formatTaka(booked) },
          ...(state.kind === 'TOLD'
            ? [{ id: 'said', term: t('It says, {{time}}', { time: formatShortDateTime(state.askedAt) }), value: formatTaka(state.amount) }]
            : []),
        ]}
      />
      <Words role="status">{state.kind === 'NO_ANSWER' ? state.message : words[state.kind]}</Words>
    </Card>
  );
}
