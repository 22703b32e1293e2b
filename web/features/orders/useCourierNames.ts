import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useCourierNamesQuery } from '../../__generated__/useCourierNamesQuery.graphql.ts';
import { useCan } from '../../shell/usePermissions.ts';

const query = graphql`
  query useCourierNamesQuery {
    courierChoices {
      name
    }
  }
`;

const NONE: readonly string[] = [];

/** Names of the business's delivery methods; empty until they are loaded, or without the permission. */
export function useCourierNames(): readonly string[] {
  const environment = useRelayEnvironment();
  const canAsk = useCan('newOrder');
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    if (!canAsk) return;
    const request = fetchQuery<useCourierNamesQuery>(environment, query, {}).subscribe({
      next: ({ courierChoices }) => setNames(courierChoices.map(({ name }) => name)),
      // The name can be typed instead.
      error: () => setNames(NONE),
    });
    return () => request.unsubscribe();
  }, [environment, canAsk]);
  return names;
}
