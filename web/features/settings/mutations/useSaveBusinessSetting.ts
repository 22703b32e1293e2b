import { graphql } from 'react-relay/hooks';
import type {
  UpdateBusinessInput,
  useSaveBusinessSettingMutation,
} from '../../../__generated__/useSaveBusinessSettingMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes name, address, hotline and order prefix. */
export function useSaveBusinessSetting() {
  const { run, isInFlight } = useCommand<useSaveBusinessSettingMutation>(graphql`
    mutation useSaveBusinessSettingMutation($input: UpdateBusinessInput!) {
      updateBusiness(input: $input) {
        __typename
        ... on UpdateBusinessSuccess {
          data {
            ...BusinessSettingForm_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { updateBusiness: (input: UpdateBusinessInput) => run({ input }), isInFlight };
}
