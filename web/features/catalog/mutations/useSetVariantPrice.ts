import { graphql } from 'react-relay/hooks';
import type { SetVariantPriceInput, useSetVariantPriceMutation } from '../../../__generated__/useSetVariantPriceMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sets the price of one variant. */
export function useSetVariantPrice() {
  const { run, isInFlight } = useCommand<useSetVariantPriceMutation>(graphql`
    mutation useSetVariantPriceMutation($input: SetVariantPriceInput!) {
      setVariantPrice(input: $input) {
        __typename
        ... on SetVariantPriceSuccess {
          data: variant {
            id
            price
            salePrice
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setVariantPrice: (input: SetVariantPriceInput) => run({ input }), isInFlight };
}
