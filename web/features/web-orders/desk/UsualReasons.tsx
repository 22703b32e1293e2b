import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import type { CallOutcome, UsualReasonsQuery } from '../../../__generated__/UsualReasonsQuery.graphql.ts';
import { Button } from '../../../ui/Button.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface UsualReasonsProps {
  outcome: CallOutcome;
  isBusy: boolean;
  onChoose: (reason: string) => void;
}

/** The reasons that callers gave before for this outcome: the same words each time, so that the report can count them. */
export function UsualReasons(props: UsualReasonsProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ outcome, isBusy, onChoose }: UsualReasonsProps) {
  const { t } = useTranslation();
  const { callDesk } = useLazyLoadQuery<UsualReasonsQuery>(
    graphql`
      query UsualReasonsQuery($outcome: CallOutcome!) {
        callDesk {
          usualReasons(outcome: $outcome)
        }
      }
    `,
    { outcome },
    { fetchPolicy: 'store-and-network' },
  );
  if (callDesk.usualReasons.length === 0) return null;
  return (
    <List aria-label={t('Reasons given before')}>
      {callDesk.usualReasons.map((reason) => (
        <li key={reason}>
          <Button size="small" disabled={isBusy} onClick={() => onChoose(reason)}>{reason}</Button>
        </li>
      ))}
    </List>
  );
}
