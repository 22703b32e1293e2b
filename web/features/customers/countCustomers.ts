import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { countCustomersQuery, CustomersFilter } from '../../__generated__/countCustomersQuery.graphql.ts';

const query = graphql`
  query countCustomersQuery($filter: CustomersFilter) {
    matchingCustomerCount(filter: $filter)
  }
`;

/** Customers in one bulk job at most: the gateway counts one further. */
const MOST = 50_000;

/** How many customers a filter lets through; undefined for more than one job takes, or without an answer. */
export async function countCustomers(environment: IEnvironment, filter: CustomersFilter): Promise<number | undefined> {
  const answer = await fetchQuery<countCustomersQuery>(environment, query, { filter }).toPromise().catch(() => undefined);
  const count = answer?.matchingCustomerCount ?? undefined;
  return count === undefined || count > MOST ? undefined : count;
}
