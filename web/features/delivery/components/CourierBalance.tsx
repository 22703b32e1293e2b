import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { CourierBalanceQuery } from '../../../__generated__/CourierBalanceQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { token } from '../../../ui/theme/token.ts';

interface CourierBalanceProps {
  id: string;
  name: string;
  /** What it owes the business by the books. */
  booked: number;
}

const query = graphql`
  query CourierBalanceQuery($courierId: ID!) {
    courierBalance(courierId: $courierId) {
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
  const [asked, setAsked] = useState(0);
  const { data, isLoading, error } = useSecondaryQuery<CourierBalanceQuery>(query, { courierId: id }, { isWanted: asked > 0, fetchKey: asked });
  const told = isLoading || error ? null : data?.courierBalance;

  const words = () => {
    if (asked === 0) return t('Ask {{courier}} what it holds for you now, and see whether your books agree.', { courier: name });
    if (isLoading) return t('{{courier}} is being asked', { courier: name });
    if (error) return error.message;
    return told
      ? t('Parcels that it has collected and you have not marked delivered yet, and its charges, make the difference.')
      : t('{{courier}} does not tell its balance: look at its panel.', { courier: name });
  };
  return (
    <Card
      title={t('Money at {{courier}}', { courier: name })}
      actions={<Button onClick={() => setAsked(asked + 1)} isPending={isLoading}>{t('Ask for the balance')}</Button>}
    >
      <DescriptionList
        items={[
          { id: 'books', term: t('It owes you by your books'), value: formatTaka(booked) },
          ...(told ? [{ id: 'said', term: t('It says, {{time}}', { time: formatShortDateTime(told.askedAt) }), value: formatTaka(told.amount) }] : []),
        ]}
      />
      <Words role="status">{words()}</Words>
    </Card>
  );
}
