import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CategoryBrandPageQuery } from '../../__generated__/CategoryBrandPageQuery.graphql.ts';
import categoryBrandPageQuery from '../../__generated__/CategoryBrandPageQuery$parameters.ts';
import type { EditProductPageQuery } from '../../__generated__/EditProductPageQuery.graphql.ts';
import editProductPageQuery from '../../__generated__/EditProductPageQuery$parameters.ts';
import type { LabelsPageQuery } from '../../__generated__/LabelsPageQuery.graphql.ts';
import labelsPageQuery from '../../__generated__/LabelsPageQuery$parameters.ts';
import type { NewProductPageQuery } from '../../__generated__/NewProductPageQuery.graphql.ts';
import newProductPageQuery from '../../__generated__/NewProductPageQuery$parameters.ts';
import type { ProductListPageQuery } from '../../__generated__/ProductListPageQuery.graphql.ts';
import productListPageQuery from '../../__generated__/ProductListPageQuery$parameters.ts';
import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import productPageQuery from '../../__generated__/ProductPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { searchText } from '../../routes/search.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { productSearch } from './productSearch.ts';

export const productListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/product/product-list',
  validateSearch: productSearch.read,
  loaderDeps: ({ search }) => productSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<ProductListPageQuery>(context.environment, productListPageQuery, deps),
  component: lazyRouteComponent(() => import('./ProductListPage.tsx'), 'ProductListPage'),
});

export const productRoute = createRoute({
  getParentRoute: () => shellRoute,
  // Not /product/$id, which would also match the screens beside the list.
  path: '/product/product-list/$id',
  staticData: { permission: 'product', list: '/product/product-list' },
  loader: ({ context, params: { id } }) =>
    loadRouteQuery<ProductPageQuery>(context.environment, productPageQuery, { id }),
  component: lazyRouteComponent(() => import('./ProductPage.tsx'), 'ProductPage'),
});

export const newProductRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/product/new-product',
  loader: ({ context }) =>
    loadRouteQuery<NewProductPageQuery>(context.environment, newProductPageQuery, {}),
  component: lazyRouteComponent(() => import('./NewProductPage.tsx'), 'NewProductPage'),
});

export const editProductRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/product/product-list/$id/edit',
  staticData: { permission: 'product', list: '/product/product-list' },
  loader: ({ context: { environment }, params: { id } }) =>
    loadRouteQuery<EditProductPageQuery>(environment, editProductPageQuery, { id }),
  component: lazyRouteComponent(() => import('./EditProductPage.tsx'), 'EditProductPage'),
});

export const categoryBrandRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/product/category-brand',
  loader: ({ context }) =>
    loadRouteQuery<CategoryBrandPageQuery>(context.environment, categoryBrandPageQuery, {}),
  component: lazyRouteComponent(() => import('./CategoryBrandPage.tsx'), 'CategoryBrandPage'),
});

/** The most products that one page of labels loads. */
const MAX_PRODUCTS = 100;

export const labelsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/product/labels',
  staticData: { permission: 'product', list: '/product/product-list' },
  validateSearch: ({ ids }: Record<string, unknown>): { ids?: string } => ({ ids: searchText(ids) || undefined }),
  loaderDeps: ({ search: { ids = '' } }) => ({ ids: ids.split(',').filter(Boolean).slice(0, MAX_PRODUCTS) }),
  loader: ({ context, deps }) => loadRouteQuery<LabelsPageQuery>(context.environment, labelsPageQuery, deps),
  component: lazyRouteComponent(() => import('./LabelsPage.tsx'), 'LabelsPage'),
});

export const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/product/import',
  staticData: { permission: 'product', list: '/product/product-list' },
  component: lazyRouteComponent(() => import('./import/ImportPage.tsx'), 'ImportPage'),
});

export const screens = [productListRoute, productRoute, editProductRoute, newProductRoute, categoryBrandRoute, labelsRoute, importRoute];
