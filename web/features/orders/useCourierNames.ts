import { graphql } from 'react-relay/hooks';
import type { useCourierNamesQuery } from '../../__generated__/useCourierNamesQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';
import { useCan } from '../../shell/usePermissions.ts';

const query = graphql`
  query useCourierNamesQuery {
    courierChoices {
      name
    }
  }
`;

/** Names of the business's delivery methods; empty until they are loaded, or without the permission. The name can be typed instead. */
export function useCourierNames(): readonly string[] {
  const { data } = useSecondaryQuery<useCourierNamesQuery>(query, {}, { isWanted: useCan('chooseCourier') });
  return (data?.courierChoices ?? []).map(({ name }) => name);
}
