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
import { shellRoute } from '../../routes/shellRoute.ts';
import { purchaseSearch } from './purchaseSearch.ts';
import { supplierSearch } from './supplierSearch.ts';

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

/** A purchase that is changed, or what is to be bought: SKUs and pieces. */
interface NewPurchaseSearch {
  edit?: string;
  buy?: [sku: string, pieces: number][];
}

const MAX_WANTED = 100;

function wantedOf(raw: unknown): NewPurchaseSearch['buy'] {
  if (!Array.isArray(raw)) return undefined;
  const wanted = raw.flatMap((pair: unknown): [string, number][] => {
    const [sku, pieces] = Array.isArray(pair) ? (pair as unknown[]) : [];
    // A SKU of digits alone comes out of an address as a number.
    const text = shortText(typeof sku === 'number' ? String(sku) : sku);
    return text && Number.isInteger(pieces) && Number(pieces) > 0 ? [[text, Number(pieces)]] : [];
  });
  return wanted.length > 0 ? wanted.slice(0, MAX_WANTED) : undefined;
}

export const newPurchaseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/purchase/new-purchase',
  validateSearch: (raw: Record<string, unknown>): NewPurchaseSearch => ({
    ...(shortText(raw.edit) && { edit: shortText(raw.edit) }),
    ...(wantedOf(raw.buy) && { buy: wantedOf(raw.buy) }),
  }),
  loaderDeps: ({ search: { edit = '', buy = [] } }) => ({
    id: edit, codes: buy.map(([sku]) => sku), isEdit: edit !== '', hasCodes: buy.length > 0,
  }),
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

export const purchasesScreens = [purchaseListRoute, purchaseRoute, newPurchaseRoute, supplierListRoute];
