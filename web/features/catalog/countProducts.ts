import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { countProductsQuery, ProductsFilter } from '../../__generated__/countProductsQuery.graphql.ts';

const query = graphql`
  query countProductsQuery($filter: ProductsFilter) {
    matchingProductCount(filter: $filter)
  }
`;

/** Products in one bulk job at most: the gateway counts one further. */
const MOST = 50_000;

/** How many products a filter lets through; undefined for more than one job takes, or without an answer. */
export async function countProducts(environment: IEnvironment, filter: ProductsFilter): Promise<number | undefined> {
  const answer = await fetchQuery<countProductsQuery>(environment, query, { filter }).toPromise().catch(() => undefined);
  const count = answer?.matchingProductCount ?? undefined;
  return count === undefined || count > MOST ? undefined : count;
}
