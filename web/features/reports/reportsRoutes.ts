import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { MyLimitsPageQuery } from '../../__generated__/MyLimitsPageQuery.graphql.ts';
import myLimitsPageQuery from '../../__generated__/MyLimitsPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { searchText } from '../../routes/search.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const myLimitsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/my-limits',
  /** The payment whose receipt is open: the one that the browser comes back from, or one of the list. */
  validateSearch: (raw: Record<string, unknown>): { payment?: string } => ({
    payment: searchText(raw.payment) || undefined,
  }),
  // Balances are read afresh: they change by payments and by other people's work.
  loader: ({ context }) =>
    loadRouteQuery<MyLimitsPageQuery>(context.environment, myLimitsPageQuery, {}, { fetchPolicy: 'network-only' }),
  // Opening and closing a receipt is no arrival.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: lazyRouteComponent(() => import('./MyLimitsPage.tsx'), 'MyLimitsPage'),
});

export const reportsScreens = [myLimitsRoute];
