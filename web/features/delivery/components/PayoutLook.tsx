import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { PayoutLookQuery } from '../../../__generated__/PayoutLookQuery.graphql.ts';
import { relativeTime } from '../../../relay/serverTime.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { token } from '../../../ui/theme/token.ts';

interface PayoutLookProps {
  courierId: string;
  /** It stands in a card without padding. */
  isFlush?: boolean;
}

const query = graphql`
  query PayoutLookQuery($courierId: ID!) {
    payoutLook(courierId: $courierId) {
      askedAt
      hasFailed
      notTaken
    }
  }
`;

const Words = styled.p<{ $isFlush: boolean }>`
  margin: 0;
  padding: ${({ $isFlush }) => ($isFlush ? '10px 16px' : '6px 0 0')};
  color: ${token.ink2};
`;

/** When the payouts of a courier were last looked for by themselves, and what came of it. Nothing for one that lists none. */
export function PayoutLook({ courierId, isFlush = false }: PayoutLookProps) {
  const { t } = useTranslation();
  const { data } = useSecondaryQuery<PayoutLookQuery>(query, { courierId });
  if (!data?.payoutLook) return null;
  const { askedAt, hasFailed, notTaken } = data.payoutLook;
  const words = [
    askedAt
      ? t('It is asked every three hours, the last time {{when}}. What is new becomes a statement that waits for you.', { when: relativeTime(askedAt) })
      : t('It is asked every three hours from now on. What it pays becomes a statement that waits for you.'),
    hasFailed && t('The last time it gave no answer.'),
    notTaken > 0 && t('{{count}} payouts could not be taken over: ask for them, or take them over from their files.', {
      count: notTaken, number: formatCount(notTaken), defaultValue_one: '{{count}} payout could not be taken over: ask for it, or take it over from its file.',
    }),
  ];
  return <Words $isFlush={isFlush}>{words.filter(Boolean).join(' ')}</Words>;
}
