import { graphql } from 'react-relay/hooks';
import type { useAssigneesQuery } from '../../../__generated__/useAssigneesQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';

const query = graphql`
  query useAssigneesQuery {
    assignees {
      memberId
      name
    }
  }
`;

/** The members that orders can be assigned to, loaded once `isWanted`; empty until then. */
export function useAssignees(isWanted: boolean) {
  const { data, hasFailed, reload } = useSecondaryQuery<useAssigneesQuery>(query, {}, { isWanted });
  return { assignees: data?.assignees ?? [], hasFailed, reload };
}
