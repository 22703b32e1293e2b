import { graphql } from 'relay-runtime';

/** The fields that the commands on a transfer change; spread unmasked into the mutations, so that the page updates. */
void graphql`
  fragment transferFacts_transfer on StockTransfer {
    id
    status
    version
    receivedCount
    closeReason
    closedByName
    closedAt
    lines {
      id
      received
    }
    timeline(first: 100) {
      edges {
        node {
          ...AuditTimeline_entries
        }
      }
    }
    stockMovements(first: 100) {
      edges {
        node {
          ...StockRows_movements
        }
      }
    }
    journal(first: 50) {
      edges {
        node {
          ...JournalRows_entries
        }
      }
    }
  }
`;
