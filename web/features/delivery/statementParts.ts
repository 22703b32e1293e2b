import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { statementPartsQuery } from '../../__generated__/statementPartsQuery.graphql.ts';

const query = graphql`
  query statementPartsQuery($id: ID!, $position: Int!, $result: LineResult) {
    node(id: $id) {
      ... on CourierStatement {
        parcelsBehind(position: $position, result: $result) {
          ...statementFacts_line @relay(mask: false)
        }
      }
    }
  }
`;

/** The lines of a statement behind the place of one of them. */
export async function linesBehind(environment: IEnvironment, variables: statementPartsQuery['variables']) {
  const answer = await fetchQuery<statementPartsQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
  return answer?.node?.parcelsBehind;
}
