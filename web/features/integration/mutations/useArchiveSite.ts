import { graphql } from 'react-relay/hooks';
import type { useArchiveSiteMutation, ArchiveWebSiteInput } from '../../../__generated__/useArchiveSiteMutation.graphql.ts';
import type { useArchiveSiteRestoreMutation } from '../../../__generated__/useArchiveSiteRestoreMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Takes a web shop out of the lists, or connects it again. */
export function useArchiveSite() {
  const archive = useCommand<useArchiveSiteMutation>(graphql`
    mutation useArchiveSiteMutation($input: ArchiveWebSiteInput!) {
      archiveWebSite(input: $input) {
        __typename
        ... on ArchiveWebSiteSuccess {
          data: webSite {
            id
            archivedAt
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const restore = useCommand<useArchiveSiteRestoreMutation>(graphql`
    mutation useArchiveSiteRestoreMutation($input: RestoreWebSiteInput!) {
      restoreWebSite(input: $input) {
        __typename
        ... on RestoreWebSiteSuccess {
          data: webSite {
            id
            archivedAt
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    archive: (input: ArchiveWebSiteInput) => archive.run({ input }),
    restore: (siteId: string) => restore.run({ input: { siteId } }),
    isRestoring: restore.isInFlight,
  };
}
