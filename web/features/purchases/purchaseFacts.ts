import { graphql } from 'relay-runtime';

/** What every step of a purchase changes; spread unmasked into the mutations, so that the page follows. */
void graphql`
  fragment purchaseFacts_purchase on Purchase {
    id
    status
    version
    nextSteps
    receivedCount
    itemCount
    itemsTotal
    discount
    extraCost
    total
    returnedTotal
    paid
    due
    voidReason
    lines {
      id
      received
      returned
      quantity
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
