import { graphql } from 'react-relay/hooks';
import type { useTaskAssigneesQuery } from '../../__generated__/useTaskAssigneesQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';

const query = graphql`
  query useTaskAssigneesQuery {
    taskAssignees {
      memberId
      name
    }
  }
`;

/** Who can do tasks; empty until it is known. */
export function useTaskAssignees() {
  const { data, hasFailed, reload } = useSecondaryQuery<useTaskAssigneesQuery>(query, {});
  return { assignees: data?.taskAssignees ?? [], hasFailed, reload };
}
