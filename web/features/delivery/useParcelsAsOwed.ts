import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useParcelsAsOwedQuery, useParcelsAsOwedQuery$data } from '../../__generated__/useParcelsAsOwedQuery.graphql.ts';

export type ParcelAsOwed = useParcelsAsOwedQuery$data['parcelsAsOwed'][number];

const query = graphql`
  query useParcelsAsOwedQuery($courierId: ID!, $numbers: [String!]!) {
    parcelsAsOwed(courierId: $courierId, numbers: $numbers) {
      number
      order
      isOwed
      collected
      net
    }
  }
`;

/** As long as somebody goes on typing or scanning, nothing is asked. */
const PAUSE_MS = 250;

/** What a courier owes for the parcels of a list that is being scanned, in its order; null until it is known. */
export function useParcelsAsOwed(courierId: string, numbers: readonly string[]): readonly ParcelAsOwed[] | null {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ key: string; parcels: readonly ParcelAsOwed[] } | null>(null);
  const key = [courierId, ...numbers].join('\n');
  useEffect(() => {
    const [id = '', ...wanted] = key.split('\n');
    if (id === '' || wanted.length === 0) return undefined;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<useParcelsAsOwedQuery>(environment, query, { courierId: id, numbers: wanted }).subscribe({
        next: ({ parcelsAsOwed }) => setKnown({ key, parcels: parcelsAsOwed }),
        // The total is left out; the statement is compared with the books in any case.
        error: () => setKnown(null),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, key]);
  if (numbers.length === 0) return [];
  return known?.key === key ? known.parcels : null;
}
