import { graphql } from 'react-relay/hooks';
import type { useScanOrderMutation } from '../../../__generated__/useScanOrderMutation.graphql.ts';
import type { useScanOrderUndoMutation } from '../../../__generated__/useScanOrderUndoMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Carries out a scan, or undoes one. */
export function useScanOrder() {
  const { run: scanOrder } = useCommand<useScanOrderMutation>(graphql`
    mutation useScanOrderMutation($input: ScanOrderInput!) {
      scanOrder(input: $input) {
        __typename
        ... on ScanOrderSuccess {
          data: order {
            id
            reference
            status
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: undoScan } = useCommand<useScanOrderUndoMutation>(graphql`
    mutation useScanOrderUndoMutation($input: UndoScanInput!) {
      undoScan(input: $input) {
        __typename
        ... on UndoScanSuccess {
          data: order {
            id
            status
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { scanOrder, undoScan };
}
