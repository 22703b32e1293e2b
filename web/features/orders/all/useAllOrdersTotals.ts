import { graphql } from 'react-relay/hooks';
import type { OrderTotalsFilter, useAllOrdersTotalsQuery } from '../../../__generated__/useAllOrdersTotalsQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import type { SecondaryQuery } from '../../../relay/useSecondaryQuery.ts';

export type AllOrdersTotalsAnswer = SecondaryQuery<useAllOrdersTotalsQuery['response']>;

/** What all orders of a filter come to. Beside the list, whose rows do not wait for a million orders to be added up. */
export const useAllOrdersTotals = (filter: OrderTotalsFilter | null | undefined): AllOrdersTotalsAnswer =>
  useSecondaryQuery<useAllOrdersTotalsQuery>(
    graphql`
      query useAllOrdersTotalsQuery($filter: OrderTotalsFilter) {
        orderTotals(filter: $filter) {
          count
          items
          total
          advance
          collected
          revenue
        }
      }
    `,
    { filter },
  );
