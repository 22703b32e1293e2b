import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { countOrdersQuery, OrdersFilter } from '../../../__generated__/countOrdersQuery.graphql.ts';

const query = graphql`
  query countOrdersQuery($filter: OrdersFilter) {
    matchingOrderCount(filter: $filter)
  }
`;

/** Orders in one bulk job at most: the gateway counts one further. */
const MOST = 50_000;

/** How many orders a filter lets through; undefined for more than one job takes, or without an answer. */
export async function countOrders(environment: IEnvironment, filter: OrdersFilter): Promise<number | undefined> {
  const answer = await fetchQuery<countOrdersQuery>(environment, query, { filter }).toPromise().catch(() => undefined);
  const count = answer?.matchingOrderCount ?? undefined;
  return count === undefined || count > MOST ? undefined : count;
}
