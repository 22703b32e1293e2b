import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { statementPartsQuery } from '../../__generated__/statementPartsQuery.graphql.ts';
import type { statementPartsToDecideQuery } from '../../__generated__/statementPartsToDecideQuery.graphql.ts';
import type { StatementLine } from './statementFacts.ts';

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

const toDecideQuery = graphql`
  query statementPartsToDecideQuery($id: ID!, $result: LineResult!, $position: Int!) {
    node(id: $id) {
      ... on CourierStatement {
        toDecideBehind(result: $result, position: $position) {
          ...statementFacts_line @relay(mask: false)
        }
      }
    }
  }
`;

const options = { fetchPolicy: 'network-only' } as const;

/** The lines of a statement behind the place of one of them. */
export async function linesBehind(environment: IEnvironment, variables: statementPartsQuery['variables']) {
  const answer = await fetchQuery<statementPartsQuery>(environment, query, variables, options).toPromise();
  return answer?.node?.parcelsBehind;
}

/** Those that somebody has to look at, behind one of them. */
export async function toDecideBehind(environment: IEnvironment, id: string, { result, position }: Pick<StatementLine, 'result' | 'position'>) {
  const answer = await fetchQuery<statementPartsToDecideQuery>(environment, toDecideQuery, { id, result, position }, options).toPromise();
  return answer?.node?.toDecideBehind;
}
