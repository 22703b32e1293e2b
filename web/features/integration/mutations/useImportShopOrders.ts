import { graphql } from 'react-relay/hooks';
import type { ImportShopOrdersInput, useImportShopOrdersMutation } from '../../../__generated__/useImportShopOrdersMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Imports earlier orders of a shop. */
export function useImportShopOrders() {
  const { run, isInFlight } = useCommand<useImportShopOrdersMutation>(graphql`
    mutation useImportShopOrdersMutation($input: ImportShopOrdersInput!) {
      importShopOrders(input: $input) {
        __typename
        ... on ImportShopOrdersSuccess {
          data: webSite {
            id
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { importShopOrders: (input: ImportShopOrdersInput) => run({ input }), isInFlight };
}
