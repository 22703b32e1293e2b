import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { timelinePagesQuery } from '../../__generated__/timelinePagesQuery.graphql.ts';

// The cost of a request counts each type, whichever the record is: a hundred rows of each are too many.
const query = graphql`
  query timelinePagesQuery($id: ID!, $after: String!) {
    node(id: $id) {
      ... on CourierStatement {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on Courier {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on Customer {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on Liability {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on Order {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on Payment {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on Product {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on Purchase {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on StockAdjustment {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on StockCount {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on StockTransfer {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on Task {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on Voucher {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
      ... on WebOrder {
        timeline(first: 50, after: $after) {
          ...AuditTimeline_timeline @relay(mask: false)
        }
      }
    }
  }
`;

/** Older entries of the audit trail of a record. */
export async function olderEntries(environment: IEnvironment, variables: timelinePagesQuery['variables']) {
  const answer = await fetchQuery<timelinePagesQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
  return answer?.node?.timeline;
}
