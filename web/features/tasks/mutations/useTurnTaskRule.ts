import { graphql } from 'react-relay/hooks';
import type { TurnTaskRuleInput, useTurnTaskRuleMutation } from '../../../__generated__/useTurnTaskRuleMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Turns a rule for tasks on or off. */
export function useTurnTaskRule() {
  const { run, isInFlight } = useCommand<useTurnTaskRuleMutation>(graphql`
    mutation useTurnTaskRuleMutation($input: TurnTaskRuleInput!) {
      turnTaskRule(input: $input) {
        __typename
        ... on TurnTaskRuleSuccess {
          data: ruleId
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { turnTaskRule: (input: TurnTaskRuleInput) => run({ input }), isInFlight };
}
