import { graphql } from 'react-relay/hooks';
import type { PlanPreorderInput, usePlanPreorderMutation } from '../../../__generated__/usePlanPreorderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Saves the day on which preordered goods are expected. */
export function usePlanPreorder() {
  const { run, isInFlight } = useCommand<usePlanPreorderMutation>(graphql`
    mutation usePlanPreorderMutation($input: PlanPreorderInput!) {
      planPreorder(input: $input) {
        __typename
        ... on PlanPreorderSuccess {
          data: planned {
            queued {
              ...preorderColumns_variant @relay(mask: false)
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { planPreorder: (input: PlanPreorderInput) => run({ input }), isInFlight };
}
