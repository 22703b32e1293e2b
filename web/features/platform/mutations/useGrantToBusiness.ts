import { graphql } from 'react-relay/hooks';
import type { AdjustSmsBalanceInput, useGrantToBusinessSmsMutation } from '../../../__generated__/useGrantToBusinessSmsMutation.graphql.ts';
import type { ExtendPackageInput, useGrantToBusinessDaysMutation } from '../../../__generated__/useGrantToBusinessDaysMutation.graphql.ts';
import type { UpdateBusinessLimitsInput, useGrantToBusinessLimitsMutation } from '../../../__generated__/useGrantToBusinessLimitsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** What the platform gives a business or takes from it: days, messages, limits. */
export function useGrantToBusiness() {
  const { run: extend } = useCommand<useGrantToBusinessDaysMutation>(graphql`
    mutation useGrantToBusinessDaysMutation($input: ExtendPackageInput!) {
      extendPackage(input: $input) {
        __typename
        ... on ExtendPackageSuccess {
          data: business {
            ...BusinessPage_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: adjustSms } = useCommand<useGrantToBusinessSmsMutation>(graphql`
    mutation useGrantToBusinessSmsMutation($input: AdjustSmsBalanceInput!) {
      adjustSmsBalance(input: $input) {
        __typename
        ... on AdjustSmsBalanceSuccess {
          data: business {
            ...BusinessPage_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: changeLimits } = useCommand<useGrantToBusinessLimitsMutation>(graphql`
    mutation useGrantToBusinessLimitsMutation($input: UpdateBusinessLimitsInput!) {
      updateBusinessLimits(input: $input) {
        __typename
        ... on UpdateBusinessLimitsSuccess {
          data: business {
            ...BusinessPage_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    extendPackage: (input: ExtendPackageInput) => extend({ input }),
    adjustSmsBalance: (input: AdjustSmsBalanceInput) => adjustSms({ input }),
    updateBusinessLimits: (input: UpdateBusinessLimitsInput) => changeLimits({ input }),
  };
}
