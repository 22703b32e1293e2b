import { graphql } from 'react-relay/hooks';
import type {
  SetPurchaseFilesInput,
  useSetPurchaseFilesMutation,
} from '../../../__generated__/useSetPurchaseFilesMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Replaces the files of a purchase. */
export function useSetPurchaseFiles() {
  const { run, isInFlight } = useCommand<useSetPurchaseFilesMutation>(graphql`
    mutation useSetPurchaseFilesMutation($input: SetPurchaseFilesInput!) {
      setPurchaseFiles(input: $input) {
        __typename
        ... on SetPurchaseFilesSuccess {
          data: purchase {
            ...PurchaseFiles_purchase
            ...PurchaseActions_purchase
            timeline(first: 100) {
              ...AuditTimeline_timeline
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setPurchaseFiles: (input: SetPurchaseFilesInput) => run({ input }), isInFlight };
}
