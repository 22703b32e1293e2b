import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { InvitationsPageQuery } from '../../__generated__/InvitationsPageQuery.graphql.ts';
import invitationsPageQuery from '../../__generated__/InvitationsPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { rootRoute } from '../../routes/rootRoute.ts';
import { searchText } from '../../routes/search.ts';

/** `business` is the one that the link of an invitation's e-mail speaks of. */
function validateSearch(raw: Record<string, unknown>): { business?: string } {
  return { business: searchText(raw['business']) || undefined };
}

export const invitationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitations',
  validateSearch,
  loader: ({ context }) =>
    loadRouteQuery<InvitationsPageQuery>(context.environment, invitationsPageQuery, {}, {
      fetchPolicy: 'network-only',
    }),
  component: lazyRouteComponent(() => import('./InvitationsPage.tsx'), 'InvitationsPage'),
});

/** Without sidebar and top bar: whoever is invited may have no business yet. */
export const invitationsPages = [invitationsRoute];
