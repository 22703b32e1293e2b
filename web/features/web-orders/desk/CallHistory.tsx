import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { CallHistory_order$data, CallHistory_order$key } from '../../../__generated__/CallHistory_order.graphql.ts';
import { token } from '../../../ui/theme/token.ts';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 2px 0;
    overflow-wrap: anywhere;
  }

  time, small {
    color: ${token.ink2};
    font-size: 12.5px;
  }
`;

type Outcome = CallHistory_order$data['calls'][number]['outcome'];

function outcomeText(outcome: Outcome, t: TFunction): string {
  switch (outcome) {
    case 'CONFIRMED': return t('Confirmed');
    case 'NO_ANSWER': return t('No answer');
    case 'CALL_LATER': return t('Call later');
    case 'CANCELLED': return t('Cancelled');
    case 'FAKE': return t('Fake');
    default: return outcome;
  }
}

/** The calls so far: who, when, and the outcome. */
export function CallHistory({ order }: { order: CallHistory_order$key }) {
  const { t } = useTranslation();
  const { calls, dateCreated } = useFragment(
    graphql`
      fragment CallHistory_order on WebOrder {
        dateCreated
        calls {
          id
          outcome
          note
          userName
          createdAt
        }
      }
    `,
    order,
  );
  return (
    <div>
      <h3>{t('Calls')}</h3>
      <Rows>
        {calls.map(({ id, outcome, note, userName, createdAt }) => (
          <li key={id}>
            <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>
            <span>{[outcomeText(outcome, t), note].filter(Boolean).join(': ')}</span>
            <small>{userName}</small>
          </li>
        ))}
        <li>
          <time dateTime={dateCreated}>{formatShortDateTime(dateCreated)}</time>
          <span>{t('Ordered')}</span>
        </li>
      </Rows>
    </div>
  );
}
