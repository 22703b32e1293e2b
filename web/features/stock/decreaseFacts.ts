import { graphql } from 'relay-runtime';

/** The fields that the commands on a decrease change; spread unmasked into the mutations, so that the page updates. */
void graphql`
  fragment decreaseFacts_adjustment on StockAdjustment {
    id
    number
    status
    version
    viewerCanDecide
    value
    decidedByName
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
