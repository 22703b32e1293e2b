import { graphql } from 'react-relay/hooks';
import type { ChangePricesInput, useChangePricesMutation } from '../../../__generated__/useChangePricesMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes the prices of products, as a bulk job. */
export function useChangePrices() {
  const { run, isInFlight } = useCommand<useChangePricesMutation>(graphql`
    mutation useChangePricesMutation($input: ChangePricesInput!) {
      changePrices(input: $input) {
        __typename
        ... on ChangePricesSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { changePrices: (input: ChangePricesInput) => run({ input }), isInFlight };
}
