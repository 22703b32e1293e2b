import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useSetVariantPriceAgainQuery } from '../../../__generated__/useSetVariantPriceAgainQuery.graphql.ts';
import type { SetVariantPriceInput, useSetVariantPriceMutation } from '../../../__generated__/useSetVariantPriceMutation.graphql.ts';
import { sayNotRefreshed } from '../../../relay/routeQuery.ts';
import { useCommand } from '../../../relay/useCommand.ts';

const againQuery = graphql`
  query useSetVariantPriceAgainQuery($id: ID!) {
    node(id: $id) {
      ... on Variant {
        price
        salePrice
      }
    }
  }
`;

/** Sets the price of one variant; `readPrice` reads it as somebody else has left it. */
export function useSetVariantPrice() {
  const environment = useRelayEnvironment();
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
  return {
    setVariantPrice: (input: SetVariantPriceInput) => run({ input }),
    readPrice: (id: string) => fetchQuery<useSetVariantPriceAgainQuery>(environment, againQuery, { id }).toPromise().catch(sayNotRefreshed),
    isInFlight,
  };
}
