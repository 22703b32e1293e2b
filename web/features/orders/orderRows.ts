import { graphql } from 'relay-runtime';

/** Reads orders by their ids as rows of their list, those behind its first page. Loaded once one of them has changed. */
export const orderRows = graphql`
  query orderRowsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Order {
        ...orderColumns_order
      }
    }
  }
`;
