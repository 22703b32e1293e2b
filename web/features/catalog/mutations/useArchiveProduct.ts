import { graphql } from 'react-relay/hooks';
import type { useArchiveProductMutation } from '../../../__generated__/useArchiveProductMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Takes a product off sale. */
export function useArchiveProduct() {
  const { run, isInFlight } = useCommand<useArchiveProductMutation>(graphql`
    mutation useArchiveProductMutation($input: ArchiveProductInput!) {
      archiveProduct(input: $input) {
        __typename
        ... on ArchiveProductSuccess {
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
  return { archiveProduct: (id: string) => run({ input: { id } }), isInFlight };
}
