import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useTaskAssigneesQuery } from '../../__generated__/useTaskAssigneesQuery.graphql.ts';

const query = graphql`
  query useTaskAssigneesQuery {
    taskAssignees {
      memberId
      name
    }
  }
`;

type Assignees = useTaskAssigneesQuery['response']['taskAssignees'];

const NONE: Assignees = [];

/** Who can do tasks; empty until it is known. */
export function useTaskAssignees(): Assignees {
  const environment = useRelayEnvironment();
  const [assignees, setAssignees] = useState(NONE);
  useEffect(() => {
    const request = fetchQuery<useTaskAssigneesQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      next: (data) => setAssignees(data.taskAssignees),
      error: () => setAssignees(NONE),
    });
    return () => request.unsubscribe();
  }, [environment]);
  return assignees;
}
