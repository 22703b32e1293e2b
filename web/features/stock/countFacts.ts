import { graphql } from 'relay-runtime';

/** What every step of a stock count changes; spread unmasked into the mutations, so that the page follows. */
void graphql`
  fragment countFacts_count on StockCount {
    id
    status
    version
    closedByName
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
