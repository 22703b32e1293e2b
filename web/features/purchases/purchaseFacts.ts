import { graphql } from 'relay-runtime';

/** The fields that the commands on a purchase change; spread unmasked into the mutations, so that the page updates. */
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
      unitCost
      landedCost
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
