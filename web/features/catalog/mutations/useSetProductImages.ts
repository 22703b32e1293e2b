import { graphql } from 'react-relay/hooks';
import type {
  SetProductImagesInput,
  useSetProductImagesMutation,
} from '../../../__generated__/useSetProductImagesMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds, removes and sorts the pictures of a product. */
export function useSetProductImages() {
  const { run, isInFlight } = useCommand<useSetProductImagesMutation>(graphql`
    mutation useSetProductImagesMutation($input: SetProductImagesInput!) {
      setProductImages(input: $input) {
        __typename
        ... on SetProductImagesSuccess {
          data: product {
            ...ProductImages_product
            timeline(first: 100) {
              ...AuditTimeline_timeline
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setProductImages: (input: SetProductImagesInput) => run({ input }), isInFlight };
}
