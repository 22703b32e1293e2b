import { graphql } from 'react-relay/hooks';
import type { useStartSelfCheckMutation } from '../../../__generated__/useStartSelfCheckMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Has the ledgers checked again, in the background. */
export function useStartSelfCheck() {
  const { run, isInFlight } = useCommand<useStartSelfCheckMutation>(graphql`
    mutation useStartSelfCheckMutation {
      startSelfCheck {
        __typename
        ... on StartSelfCheckSuccess {
          data: selfCheck {
            isRunning
          }
          query {
            selfCheck {
              isRunning
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { startSelfCheck: () => run({}), isInFlight };
}
