import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { journalPagesQuery } from '../../../__generated__/journalPagesQuery.graphql.ts';

const query = graphql`
  query journalPagesQuery($id: ID!, $after: String!) {
    node(id: $id) {
      ... on CourierStatement {
        journal(first: 20, after: $after) {
          ...JournalRows_page @relay(mask: false)
        }
      }
      ... on Liability {
        journal(first: 20, after: $after) {
          ...JournalRows_page @relay(mask: false)
        }
      }
      ... on Order {
        journal(first: 20, after: $after) {
          ...JournalRows_page @relay(mask: false)
        }
      }
      ... on Purchase {
        journal(first: 20, after: $after) {
          ...JournalRows_page @relay(mask: false)
        }
      }
      ... on StockAdjustment {
        journal(first: 20, after: $after) {
          ...JournalRows_page @relay(mask: false)
        }
      }
      ... on StockCount {
        journal(first: 20, after: $after) {
          ...JournalRows_page @relay(mask: false)
        }
      }
      ... on StockTransfer {
        journal(first: 20, after: $after) {
          ...JournalRows_page @relay(mask: false)
        }
      }
      ... on Voucher {
        journal(first: 20, after: $after) {
          ...JournalRows_page @relay(mask: false)
        }
      }
    }
  }
`;

/** Further journal entries of a record; few at a time, because the cost of a request counts them for each type. */
export async function furtherEntries(environment: IEnvironment, variables: journalPagesQuery['variables']) {
  const answer = await fetchQuery<journalPagesQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
  return answer?.node?.journal;
}
