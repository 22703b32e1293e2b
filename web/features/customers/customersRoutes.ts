import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CustomerListPageQuery } from '../../__generated__/CustomerListPageQuery.graphql.ts';
import customerListPageQuery from '../../__generated__/CustomerListPageQuery$parameters.ts';
import type { CustomerPageQuery } from '../../__generated__/CustomerPageQuery.graphql.ts';
import customerPageQuery from '../../__generated__/CustomerPageQuery$parameters.ts';
import type { NewCustomerListPageQuery } from '../../__generated__/NewCustomerListPageQuery.graphql.ts';
import newCustomerListPageQuery from '../../__generated__/NewCustomerListPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { customerSearch } from './customerSearch.ts';
import { newCustomerSearch } from './newCustomerSearch.ts';

export const customerListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customer/customer-list',
  validateSearch: customerSearch.read,
  loaderDeps: ({ search }) => customerSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<CustomerListPageQuery>(context.environment, customerListPageQuery, deps),
  component: lazyRouteComponent(() => import('./CustomerListPage.tsx'), 'CustomerListPage'),
});

export const customerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customer/customer-list/$id',
  staticData: { permission: 'ADMIN', list: '/customer/customer-list' },
  loader: ({ context, params: { id } }) => loadRouteQuery<CustomerPageQuery>(context.environment, customerPageQuery, { id }),
  component: lazyRouteComponent(() => import('./CustomerPage.tsx'), 'CustomerPage'),
});

export const newCustomerListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customer/new-customer-list',
  validateSearch: newCustomerSearch.read,
  loaderDeps: ({ search }) => newCustomerSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<NewCustomerListPageQuery>(context.environment, newCustomerListPageQuery, deps),
  component: lazyRouteComponent(() => import('./NewCustomerListPage.tsx'), 'NewCustomerListPage'),
});

export const bulkUploadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customer/bulk-upload',
  component: lazyRouteComponent(() => import('./BulkUploadPage.tsx'), 'BulkUploadPage'),
});

export const screens = [customerListRoute, customerRoute, newCustomerListRoute, bulkUploadRoute];
