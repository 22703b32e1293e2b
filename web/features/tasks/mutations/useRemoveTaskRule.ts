import { graphql } from 'react-relay/hooks';
import type { RemoveTaskRuleInput, useRemoveTaskRuleMutation } from '../../../__generated__/useRemoveTaskRuleMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Removes a rule for tasks. */
export function useRemoveTaskRule() {
  const { run, isInFlight } = useCommand<useRemoveTaskRuleMutation>(graphql`
    mutation useRemoveTaskRuleMutation($input: RemoveTaskRuleInput!) {
      removeTaskRule(input: $input) {
        __typename
        ... on RemoveTaskRuleSuccess {
          data: ruleId
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { removeTaskRule: (input: RemoveTaskRuleInput) => run({ input }), isInFlight };
}
