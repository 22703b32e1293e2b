import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { StatementLinesPageQuery } from '../../__generated__/StatementLinesPageQuery.graphql.ts';
import statementLinesPageQuery from '../../__generated__/StatementLinesPageQuery$parameters.ts';
import type { UpdatePaymentPageQuery } from '../../__generated__/UpdatePaymentPageQuery.graphql.ts';
import updatePaymentPageQuery from '../../__generated__/UpdatePaymentPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { linesOfStatement, statementLineSearch } from './statementLineSearch.ts';
import { statementSearch } from './statementSearch.ts';

export const updatePaymentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/delivery-method/update-payment',
  validateSearch: statementSearch.read,
  loaderDeps: ({ search }) => statementSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<UpdatePaymentPageQuery>(context.environment, updatePaymentPageQuery, deps),
  component: lazyRouteComponent(() => import('./UpdatePaymentPage.tsx'), 'UpdatePaymentPage'),
});

export const statementLinesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/delivery-method/update-payment/$id/lines',
  staticData: { permission: 'deliveryMethod', list: '/delivery-method/update-payment' },
  validateSearch: statementLineSearch.read,
  loaderDeps: ({ search }) => statementLineSearch.variables(search),
  loader: ({ context, params: { id }, deps }) =>
    loadRouteQuery<StatementLinesPageQuery>(context.environment, statementLinesPageQuery, linesOfStatement(id, deps)),
  component: lazyRouteComponent(() => import('./StatementLinesPage.tsx'), 'StatementLinesPage'),
});

export const statementSearchScreens = [updatePaymentRoute, statementLinesRoute] as const;
