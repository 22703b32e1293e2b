import { graphql } from 'react-relay/hooks';
import type { useStopViewingMutation } from '../../../__generated__/useStopViewingMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Gives the rights of a member back; load the page anew afterwards. */
export function useStopViewing() {
  const { run, isInFlight } = useCommand<useStopViewingMutation>(graphql`
    mutation useStopViewingMutation {
      stopViewingAsMember {
        __typename
        ... on StopViewingAsMemberSuccess {
          data: isEnded
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { stopViewing: () => run({}, { isForAnyBusiness: true }), isInFlight };
}
