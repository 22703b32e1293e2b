import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useToldEventsQuery } from '../../__generated__/useToldEventsQuery.graphql.ts';
import type { MessageEvent } from './eventText.ts';

const query = graphql`
  query useToldEventsQuery {
    toldEvents
  }
`;

/** The events of which customers are told by itself; null until they are known. */
export function useToldEvents(): readonly MessageEvent[] | null {
  const environment = useRelayEnvironment();
  const [events, setEvents] = useState<readonly MessageEvent[] | null>(null);
  useEffect(() => {
    const request = fetchQuery<useToldEventsQuery>(environment, query, {}).subscribe({
      next: ({ toldEvents }) => setEvents(toldEvents),
      // Nobody is asked then, and nobody told.
      error: () => setEvents([]),
    });
    return () => request.unsubscribe();
  }, [environment]);
  return events;
}
