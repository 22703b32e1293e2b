import { graphql } from 'react-relay/hooks';
import type { LinkShopProductInput, useLinkShopProductMutation } from '../../../__generated__/useLinkShopProductMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Links a shop's product to a variant, or unlinks it. */
export function useLinkShopProduct() {
  const { run, isInFlight } = useCommand<useLinkShopProductMutation>(graphql`
    mutation useLinkShopProductMutation($input: LinkShopProductInput!) {
      linkShopProduct(input: $input) {
        __typename
        ... on LinkShopProductSuccess {
          data: shopProduct {
            ...shopProductColumns_product
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { linkShopProduct: (input: LinkShopProductInput) => run({ input }), isInFlight };
}
