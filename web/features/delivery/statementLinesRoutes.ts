import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { StatementLinesPageQuery } from '../../__generated__/StatementLinesPageQuery.graphql.ts';
import statementLinesPageQuery from '../../__generated__/StatementLinesPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { linesOfStatement, statementLineSearch } from './statementLineSearch.ts';

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
