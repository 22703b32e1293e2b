import { graphql } from 'react-relay/hooks';
import type { useRestoreProductMutation } from '../../../__generated__/useRestoreProductMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Offers an archived product again. */
export function useRestoreProduct() {
  const { run, isInFlight } = useCommand<useRestoreProductMutation>(graphql`
    mutation useRestoreProductMutation($input: RestoreProductInput!) {
      restoreProduct(input: $input) {
        __typename
        ... on RestoreProductSuccess {
          data: product {
            id
            status
            version
            timeline(first: 100) {
              ...AuditTimeline_timeline
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { restoreProduct: (id: string) => run({ input: { id } }), isInFlight };
}
