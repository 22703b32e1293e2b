import { graphql } from 'react-relay/hooks';
import type { useConnectedCouriersQuery } from '../../__generated__/useConnectedCouriersQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';

const query = graphql`
  query useConnectedCouriersQuery {
    couriers(first: 100) {
      edges {
        node {
          id
          name
          kind
          isActive
        }
      }
    }
  }
`;

/** Couriers with a configured API, with which parcels can be booked; null until they are known. */
export function useConnectedCouriers() {
  const { data, hasFailed, reload } = useSecondaryQuery<useConnectedCouriersQuery>(query, {});
  const couriers = data?.couriers.edges.map(({ node }) => node).filter(({ kind, isActive }) => kind === 'API' && isActive);
  return { couriers: couriers ?? null, hasFailed, reload };
}
