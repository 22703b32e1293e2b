import { graphql } from 'react-relay/hooks';
import type { useParcelsAsOwedQuery, useParcelsAsOwedQuery$data } from '../../__generated__/useParcelsAsOwedQuery.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';

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
  const { data, isCurrent } = useDebouncedQuery<useParcelsAsOwedQuery>(
    query, { courierId, numbers }, { isWanted: courierId !== '' && numbers.length > 0, restMs: PAUSE_MS },
  );
  if (numbers.length === 0) return [];
  return isCurrent ? (data?.parcelsAsOwed ?? null) : null;
}
