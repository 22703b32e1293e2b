import { graphql } from 'react-relay/hooks';
import type { useToldEventsQuery } from '../../__generated__/useToldEventsQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';

const query = graphql`
  query useToldEventsQuery {
    toldEvents
  }
`;

/** The events of which customers are told by itself; null until they are known. */
export function useToldEvents() {
  const { data, ...reading } = useSecondaryQuery<useToldEventsQuery>(query, {});
  return { events: data?.toldEvents ?? null, ...reading };
}
