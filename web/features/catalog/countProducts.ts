import { graphql } from 'react-relay/hooks';
import type { countProductsQuery } from '../../__generated__/countProductsQuery.graphql.ts';
import { matchingCounter } from '../../list/matchingCounter.ts';

/** How many products a filter lets through; undefined for more than one bulk job takes, or without an answer. */
export const countProducts = matchingCounter<countProductsQuery>(
  graphql`
    query countProductsQuery($filter: ProductsFilter) {
      matchingProductCount(filter: $filter)
    }
  `,
  (answer) => answer.matchingProductCount,
);
