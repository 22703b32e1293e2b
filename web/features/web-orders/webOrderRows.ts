import { graphql } from 'relay-runtime';

/** Reads web orders by their ids as rows of their list, those behind its first page. Loaded once one of them has changed. */
export const webOrderRows = graphql`
  query webOrderRowsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on WebOrder {
        ...webOrderColumns_order
      }
    }
  }
`;
