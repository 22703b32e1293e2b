import { graphql } from 'relay-runtime';

/** Reads tasks by their ids as rows of their list, those behind its first page. Loaded once one of them has changed. */
export const taskRows = graphql`
  query taskRowsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Task {
        ...taskColumns_task
      }
    }
  }
`;
