import { graphql } from 'relay-runtime';

/** The fields that the commands on a stock count change; spread unmasked into the mutations, so that the page updates. */
void graphql`
  fragment countFacts_count on StockCount {
    id
    status
    version
    viewerCanPost
    closedByName
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
