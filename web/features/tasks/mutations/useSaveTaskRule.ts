import { graphql } from 'react-relay/hooks';
import type { SaveTaskRuleInput, useSaveTaskRuleMutation } from '../../../__generated__/useSaveTaskRuleMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes a rule for tasks, or makes a new one. */
export function useSaveTaskRule() {
  const { run, isInFlight } = useCommand<useSaveTaskRuleMutation>(graphql`
    mutation useSaveTaskRuleMutation($input: SaveTaskRuleInput!) {
      saveTaskRule(input: $input) {
        __typename
        ... on SaveTaskRuleSuccess {
          data: ruleId
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveTaskRule: (input: SaveTaskRuleInput) => run({ input }), isInFlight };
}
