import { graphql } from 'react-relay/hooks';
import type { CorrectCostsInput, useCorrectCostsMutation } from '../../../__generated__/useCorrectCostsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Enters other costs for goods that have come. */
export function useCorrectCosts() {
  const { run, isInFlight } = useCommand<useCorrectCostsMutation>(graphql`
    mutation useCorrectCostsMutation($input: CorrectCostsInput!) {
      correctCosts(input: $input) {
        __typename
        ... on CorrectCostsSuccess {
          data: purchase {
            id
            number
            ...purchaseFacts_purchase @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { correctCosts: (input: CorrectCostsInput) => run({ input }), isInFlight };
}
