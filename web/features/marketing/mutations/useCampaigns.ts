import { graphql } from 'react-relay/hooks';
import type { CreateCampaignInput, useCampaignsCreateMutation } from '../../../__generated__/useCampaignsCreateMutation.graphql.ts';
import type { MapCampaignInput, useCampaignsMapMutation } from '../../../__generated__/useCampaignsMapMutation.graphql.ts';
import type { DeleteCampaignInput, useCampaignsDeleteMutation } from '../../../__generated__/useCampaignsDeleteMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Creates and deletes campaigns, and says which orders belong to them. */
export function useCampaigns() {
  const creating = useCommand<useCampaignsCreateMutation>(graphql`
    mutation useCampaignsCreateMutation($input: CreateCampaignInput!) {
      createCampaign(input: $input) {
        __typename
        ... on CreateCampaignSuccess {
          data: campaign {
            ...campaignColumns_campaign @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const mapping = useCommand<useCampaignsMapMutation>(graphql`
    mutation useCampaignsMapMutation($input: MapCampaignInput!) {
      mapCampaign(input: $input) {
        __typename
        ... on MapCampaignSuccess {
          data: campaign {
            ...campaignColumns_campaign @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const deleting = useCommand<useCampaignsDeleteMutation>(graphql`
    mutation useCampaignsDeleteMutation($input: DeleteCampaignInput!) {
      deleteCampaign(input: $input) {
        __typename
        ... on DeleteCampaignSuccess {
          data: id
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    create: (input: CreateCampaignInput) => creating.run({ input }),
    map: (input: MapCampaignInput) => mapping.run({ input }),
    remove: (input: DeleteCampaignInput) => deleting.run({ input }),
    isRemoving: deleting.isInFlight,
  };
}
