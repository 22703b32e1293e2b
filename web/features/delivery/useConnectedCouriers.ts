import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useConnectedCouriersQuery } from '../../__generated__/useConnectedCouriersQuery.graphql.ts';

export interface ConnectedCourier {
  id: string;
  name: string;
}

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

/** Couriers with a configured API, with which parcels can be booked; null while loading. */
export function useConnectedCouriers(): readonly ConnectedCourier[] | null {
  const environment = useRelayEnvironment();
  const [couriers, setCouriers] = useState<readonly ConnectedCourier[] | null>(null);
  useEffect(() => {
    const request = fetchQuery<useConnectedCouriersQuery>(environment, query, {}).subscribe({
      next: (data) =>
        setCouriers(data.couriers.edges.map(({ node }) => node).filter(({ kind, isActive }) => kind === 'API' && isActive)),
      error: () => setCouriers([]),
    });
    return () => request.unsubscribe();
  }, [environment]);
  return couriers;
}
