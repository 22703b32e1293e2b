import { graphql } from 'react-relay/hooks';
import type { RepeatExpenseInput, useRepeatExpenseMutation } from '../../../__generated__/useRepeatExpenseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Repeats an expense every week or month. */
export function useRepeatExpense() {
  const { run, isInFlight } = useCommand<useRepeatExpenseMutation>(graphql`
    mutation useRepeatExpenseMutation($input: RepeatExpenseInput!) {
      repeatExpense(input: $input) {
        __typename
        ... on RepeatExpenseSuccess {
          data: recurring {
            id
            every
            nextDay
            isStopped
            problem
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { repeatExpense: (input: RepeatExpenseInput) => run({ input }), isInFlight };
}
