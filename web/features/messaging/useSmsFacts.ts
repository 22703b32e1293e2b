import { graphql } from 'react-relay/hooks';
import type { useSmsFactsQuery } from '../../__generated__/useSmsFactsQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';

const query = graphql`
  query useSmsFactsQuery {
    messageTemplates {
      id
      name
      text
    }
    viewer {
      business {
        id
        smsRate
        smsBalance
      }
    }
  }
`;

/**
 * What the form of an SMS offers and shows: texts to start from, and what a message costs and how many are left. Nothing
 * while it loads, and when that fails: one can still write.
 */
export function useSmsFacts() {
  const { data, reload } = useSecondaryQuery<useSmsFactsQuery>(query, {});
  return { templates: data?.messageTemplates ?? [], price: data?.viewer?.business ?? null, refresh: reload };
}
