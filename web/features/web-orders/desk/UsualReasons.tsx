import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { CallOutcome, UsualReasonsQuery } from '../../../__generated__/UsualReasonsQuery.graphql.ts';
import { WordChoices } from '../../../ui/WordChoices.tsx';

interface UsualReasonsProps {
  outcome: CallOutcome;
  isBusy: boolean;
  onChoose: (reason: string) => void;
}

/** The reasons that callers gave before for this outcome. */
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
  return <WordChoices label={t('Reasons given before')} words={callDesk.usualReasons} isBusy={isBusy} onChoose={onChoose} />;
}
