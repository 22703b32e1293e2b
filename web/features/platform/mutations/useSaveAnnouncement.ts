import { graphql } from 'react-relay/hooks';
import type { CreateAnnouncementInput, useSaveAnnouncementCreateMutation } from '../../../__generated__/useSaveAnnouncementCreateMutation.graphql.ts';
import type { UpdateAnnouncementInput, useSaveAnnouncementUpdateMutation } from '../../../__generated__/useSaveAnnouncementUpdateMutation.graphql.ts';
import type { EndAnnouncementInput, useSaveAnnouncementEndMutation } from '../../../__generated__/useSaveAnnouncementEndMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Writes an announcement, changes it, or ends it before its time. */
export function useSaveAnnouncement() {
  const { run: create } = useCommand<useSaveAnnouncementCreateMutation>(graphql`
    mutation useSaveAnnouncementCreateMutation($input: CreateAnnouncementInput!) {
      createAnnouncement(input: $input) {
        __typename
        ... on CreateAnnouncementSuccess {
          data: announcement {
            ...announcementColumns_announcement
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: update } = useCommand<useSaveAnnouncementUpdateMutation>(graphql`
    mutation useSaveAnnouncementUpdateMutation($input: UpdateAnnouncementInput!) {
      updateAnnouncement(input: $input) {
        __typename
        ... on UpdateAnnouncementSuccess {
          data: announcement {
            ...announcementColumns_announcement
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: end } = useCommand<useSaveAnnouncementEndMutation>(graphql`
    mutation useSaveAnnouncementEndMutation($input: EndAnnouncementInput!) {
      endAnnouncement(input: $input) {
        __typename
        ... on EndAnnouncementSuccess {
          data: announcement {
            ...announcementColumns_announcement
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    createAnnouncement: (input: CreateAnnouncementInput) => create({ input }),
    updateAnnouncement: (input: UpdateAnnouncementInput) => update({ input }),
    endAnnouncement: (input: EndAnnouncementInput) => end({ input }),
  };
}
