import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { NewPurchasePageQuery } from '../../__generated__/NewPurchasePageQuery.graphql.ts';
import newPurchasePageQuery from '../../__generated__/NewPurchasePageQuery$parameters.ts';
import type { PurchaseListPageQuery } from '../../__generated__/PurchaseListPageQuery.graphql.ts';
import purchaseListPageQuery from '../../__generated__/PurchaseListPageQuery$parameters.ts';
import type { PurchasePageQuery } from '../../__generated__/PurchasePageQuery.graphql.ts';
import purchasePageQuery from '../../__generated__/PurchasePageQuery$parameters.ts';
import type { SupplierListPageQuery } from '../../__generated__/SupplierListPageQuery.graphql.ts';
import supplierListPageQuery from '../../__generated__/SupplierListPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { searchText } from '../../routes/search.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { purchaseSearch } from './purchaseSearch.ts';
import { supplierSearch } from './supplierSearch.ts';
import { wantedFrom } from './wanted.ts';

export const purchaseListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/purchase/purchase-list',
  validateSearch: purchaseSearch.read,
  loaderDeps: ({ search }) => purchaseSearch.variables(search),
  loader: ({ context, deps }) =>
    loadRouteQuery<PurchaseListPageQuery>(context.environment, purchaseListPageQuery, deps),
  component: lazyRouteComponent(() => import('./PurchaseListPage.tsx'), 'PurchaseListPage'),
});

export const purchaseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/purchase/purchase-list/$id',
  staticData: { permission: 'purchase', list: '/purchase/purchase-list' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<PurchasePageQuery>(context.environment, purchasePageQuery, { id }),
  component: lazyRouteComponent(() => import('./PurchasePage.tsx'), 'PurchasePage'),
});

const shortText = (value: unknown) => (typeof value === 'string' && value.length < 200 ? value : undefined);

/**
 * `edit`: the purchase to edit. `buy`: products to start with, as `wantedText` writes them. `low`: to start with
 * all that runs low, or with what `search` finds of it.
 */
interface NewPurchaseSearch {
  edit?: string;
  buy?: string;
  low?: 'all';
  search?: string;
}

export const newPurchaseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/purchase/new-purchase',
  validateSearch: (raw: Record<string, unknown>): NewPurchaseSearch => ({
    ...(shortText(raw.edit) && { edit: shortText(raw.edit) }),
    ...(typeof raw.buy === 'string' && { buy: raw.buy }),
    ...(raw.low === 'all' && { low: 'all', ...(searchText(raw.search) && { search: searchText(raw.search) }) }),
  }),
  loaderDeps: ({ search: { edit = '', buy, low, search } }) => {
    const codes = wantedFrom(buy).map(([sku]) => sku);
    return { id: edit, codes, isEdit: edit !== '', hasCodes: codes.length > 0, isLow: low === 'all', low: { ...(search && { search }) } };
  },
  loader: ({ context, deps }) =>
    loadRouteQuery<NewPurchasePageQuery>(context.environment, newPurchasePageQuery, deps),
  component: lazyRouteComponent(() => import('./NewPurchasePage.tsx'), 'NewPurchasePage'),
});

export const supplierListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/purchase/suppliers',
  staticData: { permission: 'purchase', list: '/purchase/purchase-list' },
  validateSearch: supplierSearch.read,
  loaderDeps: ({ search }) => supplierSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<SupplierListPageQuery>(context.environment, supplierListPageQuery, deps),
  component: lazyRouteComponent(() => import('./SupplierListPage.tsx'), 'SupplierListPage'),
});

export const screens = [purchaseListRoute, purchaseRoute, newPurchaseRoute, supplierListRoute];
