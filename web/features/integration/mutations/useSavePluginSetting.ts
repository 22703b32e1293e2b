import { graphql } from 'react-relay/hooks';
import type { SavePluginSettingInput, useSavePluginSettingMutation } from '../../../__generated__/useSavePluginSettingMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Saves the setting of the WordPress plugin of a shop. */
export function useSavePluginSetting() {
  const { run, isInFlight } = useCommand<useSavePluginSettingMutation>(graphql`
    mutation useSavePluginSettingMutation($input: SavePluginSettingInput!) {
      savePluginSetting(input: $input) {
        __typename
        ... on SavePluginSettingSuccess {
          data: webSite {
            id
            plugin {
              version
              capturesCheckout
              consentText
              duplicateHours
              velocityLimit
              prepayFrom
              phoneProof
              messageBn
              messageEn
              lastSeenAt
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { savePluginSetting: (input: SavePluginSettingInput) => run({ input }), isInFlight };
}
