import { graphql } from 'react-relay/hooks';
import type { SaveAdvanceSettingInput, useSaveAdvanceSettingMutation } from '../../../__generated__/useSaveAdvanceSettingMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Saves the rules of the advance setting. */
export function useSaveAdvanceSetting() {
  const { run, isInFlight } = useCommand<useSaveAdvanceSettingMutation>(graphql`
    mutation useSaveAdvanceSettingMutation($input: SaveAdvanceSettingInput!) {
      saveAdvanceSetting(input: $input) {
        __typename
        ... on SaveAdvanceSettingSuccess {
          data: business {
            id
            ...AdvanceSettingForm_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveAdvanceSetting: (input: SaveAdvanceSettingInput) => run({ input }), isInFlight };
}
