import { graphql } from 'react-relay/hooks';
import type { useDismissAnnouncementMutation } from '../../../__generated__/useDismissAnnouncementMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Puts an announcement away for the person who has read it. */
export function useDismissAnnouncement() {
  const { run } = useCommand<useDismissAnnouncementMutation>(graphql`
    mutation useDismissAnnouncementMutation($input: DismissAnnouncementInput!) {
      dismissAnnouncement(input: $input) {
        __typename
        ... on DismissAnnouncementSuccess {
          data: announcementId
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { dismiss: (announcementId: string) => run({ input: { announcementId } }) };
}
