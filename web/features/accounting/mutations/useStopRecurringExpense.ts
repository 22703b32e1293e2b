import { graphql } from 'react-relay/hooks';
import type { StopRecurringExpenseInput, useStopRecurringExpenseMutation } from '../../../__generated__/useStopRecurringExpenseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Stops a recurring expense. */
export function useStopRecurringExpense() {
  const { run, isInFlight } = useCommand<useStopRecurringExpenseMutation>(graphql`
    mutation useStopRecurringExpenseMutation($input: StopRecurringExpenseInput!) {
      stopRecurringExpense(input: $input) {
        __typename
        ... on StopRecurringExpenseSuccess {
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
  return { stopRecurringExpense: (input: StopRecurringExpenseInput) => run({ input }), isInFlight };
}
