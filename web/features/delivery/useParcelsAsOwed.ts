import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useParcelsAsOwedQuery, useParcelsAsOwedQuery$data } from '../../__generated__/useParcelsAsOwedQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';

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

/** What a courier owes for the parcels of a list that is being scanned, in its order; null until it is known, and where it cannot be read. */
export function useParcelsAsOwed(courierId: string, numbers: readonly string[]): readonly ParcelAsOwed[] | null {
  const key = [courierId, ...numbers].join('\n');
  const [asked, setAsked] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const [id = '', ...wanted] = asked.split('\n');
  const { data } = useSecondaryQuery<useParcelsAsOwedQuery>(
    query, { courierId: id, numbers: wanted }, { isWanted: id !== '' && wanted.length > 0 },
  );
  if (numbers.length === 0) return [];
  return asked === key ? (data?.parcelsAsOwed ?? null) : null;
}
