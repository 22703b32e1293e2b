import { graphql } from 'react-relay/hooks';
import type { useInstallWebhooksMutation } from '../../../__generated__/useInstallWebhooksMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sets up the webhooks in a web shop. */
export function useInstallWebhooks() {
  const { run, isInFlight } = useCommand<useInstallWebhooksMutation>(graphql`
    mutation useInstallWebhooksMutation($input: InstallWebhooksInput!) {
      installWebhooks(input: $input) {
        __typename
        ... on InstallWebhooksSuccess {
          data: setup {
            ok
            message
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { installWebhooks: (siteId: string) => run({ input: { siteId } }), isInFlight };
}
