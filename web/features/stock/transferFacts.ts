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
      ...AuditTimeline_timeline
    }
    stockMovements(first: 100) {
      ...StockRows_page
    }
    journal(first: 50) {
      ...JournalRows_page
    }
  }
`;
