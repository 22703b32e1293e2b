import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { stockRowPagesQuery } from '../../../__generated__/stockRowPagesQuery.graphql.ts';

const query = graphql`
  query stockRowPagesQuery($id: ID!, $after: String!) {
    node(id: $id) {
      ... on Order {
        stockMovements(first: 100, after: $after) {
          ...StockRows_page @relay(mask: false)
        }
      }
      ... on Purchase {
        stockMovements(first: 100, after: $after) {
          ...StockRows_page @relay(mask: false)
        }
      }
      ... on StockAdjustment {
        stockMovements(first: 100, after: $after) {
          ...StockRows_page @relay(mask: false)
        }
      }
      ... on StockCount {
        stockMovements(first: 100, after: $after) {
          ...StockRows_page @relay(mask: false)
        }
      }
      ... on StockTransfer {
        stockMovements(first: 100, after: $after) {
          ...StockRows_page @relay(mask: false)
        }
      }
    }
  }
`;

/** Further stock movements of a record. */
export async function furtherMovements(environment: IEnvironment, variables: stockRowPagesQuery['variables']) {
  const answer = await fetchQuery<stockRowPagesQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
  return answer?.node?.stockMovements;
}
