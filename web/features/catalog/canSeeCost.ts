import { fetchQuery } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import type { viewerQuery } from '../../__generated__/viewerQuery.graphql.ts';
import { loadViewer, viewerQueryNode } from '../business/viewer.ts';

/**
 * Whether to ask for costs. Asked for without the right they would refuse the whole list, so a route whose
 * query may name them waits for the viewer, who is on the way already when the app has only just opened.
 */
export async function loadCanSeeCost(environment: Environment): Promise<boolean> {
  loadViewer(environment);
  const options = { fetchPolicy: 'store-or-network' } as const;
  const answer = await fetchQuery<viewerQuery>(environment, viewerQueryNode, {}, options)
    .toPromise()
    // A viewer who cannot be read is the shell's to report; the list comes without costs.
    .catch(() => undefined);
  const permissions = new Set(answer?.viewer?.permissions);
  return permissions.has('ADMIN') && !permissions.has('hideProductCostReportForAdmin');
}
