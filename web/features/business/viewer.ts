import { fetchQuery, graphql, loadQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import type { viewerBusinessesQuery } from '../../__generated__/viewerBusinessesQuery.graphql.ts';
import type { viewerQuery } from '../../__generated__/viewerQuery.graphql.ts';
import type { RequestOptions } from '../../relay/environment.ts';
import { RETRIES } from '../../relay/retry.ts';

/** How long an answer of the business check counts as fresh. */
const STALE_MS = 5 * 60 * 1000;

/** The viewer, the business and the viewer's rights: fetched once, never refetched on focus, never retried. */
export const viewerQueryNode = graphql`
  query viewerQuery {
    viewer {
      id
      isSpecialAccount
      permissions
      business @catch(to: RESULT) {
        id
        packageExpiresAt
        ...PackageBanners_business
        ...PackageExpiredScreen_business
        ...SidebarFooter_business
        ...BusinessSwitcher_business
        ...OtherBusinessDialog_business
      }
      viewsAs {
        name
      }
      announcements {
        id
      }
      ...PlatformNotices_viewer
      ...NoBusinessScreen_viewer
      ...UserMenu_viewer
    }
  }
`;

/** The other businesses; retried three times. */
export const viewerBusinessesQueryNode = graphql`
  query viewerBusinessesQuery {
    viewer {
      isFounder
      # For the dashboard, which then has no need to ask.
      foundedCount
      invitations {
        businessId
      }
      otherBusinesses {
        id
        name
        packageExpiresAt
      }
    }
  }
`;

/** A business that could not be read is told in place of the screen. */
const PARTIAL = { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { isPartial: true } satisfies RequestOptions } } as const;

export interface ViewerQueries {
  viewer: PreloadedQuery<viewerQuery>;
  businesses: PreloadedQuery<viewerBusinessesQuery>;
}

let loaded: ViewerQueries | undefined;
let loadedAt = 0;

/** Both queries, sent once per page load and retained while the tab is open. */
export function loadViewer(environment: Environment): ViewerQueries {
  if (loaded) {
    refreshWhenStale(environment);
    return loaded;
  }
  loadedAt = Date.now();
  const viewer = loadQuery<viewerQuery>(environment, viewerQueryNode, {}, PARTIAL);
  loaded = { viewer, businesses: loadOtherBusinesses(environment) };
  return loaded;
}

/** Fetches the other businesses. An answer with a failed field counts as a failure and is retried. */
export function loadOtherBusinesses(environment: Environment): ViewerQueries['businesses'] {
  const metadata = { retries: RETRIES } satisfies RequestOptions;
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { metadata } } as const;
  const businesses = loadQuery<viewerBusinessesQuery>(environment, viewerBusinessesQueryNode, {}, options);
  if (loaded) loaded.businesses = businesses;
  return businesses;
}

/**
 * Refetches when the user opens another screen more than five minutes after the last answer. A failure is ignored: a
 * failed background refresh must not hide the user's screen.
 */
function refreshWhenStale(environment: Environment): void {
  if (Date.now() - loadedAt < STALE_MS) return;
  loadedAt = Date.now();
  fetchQuery<viewerQuery>(environment, viewerQueryNode, {}, PARTIAL).subscribe({ error: () => undefined });
}
