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
    heldBySupplier
    decidedByName
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
