import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useAssigneesQuery } from '../../../__generated__/useAssigneesQuery.graphql.ts';

const query = graphql`
  query useAssigneesQuery {
    assignees {
      memberId
      name
    }
  }
`;

type Assignees = useAssigneesQuery['response']['assignees'];

const NONE: Assignees = [];

/** The members that orders can be assigned to, loaded once `isAsked`; empty until then. */
export function useAssignees(isAsked: boolean): Assignees {
  const environment = useRelayEnvironment();
  const [assignees, setAssignees] = useState(NONE);
  useEffect(() => {
    if (!isAsked) return;
    const request = fetchQuery<useAssigneesQuery>(environment, query, {}).subscribe({
      next: (data) => setAssignees(data.assignees),
      error: () => setAssignees(NONE),
    });
    return () => request.unsubscribe();
  }, [environment, isAsked]);
  return assignees;
}
