import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Barcode, FolderTree, Percent, Store, TriangleAlert, Upload } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { ProductListPage_products$key } from '../../__generated__/ProductListPage_products.graphql.ts';
import type { ProductListPageQuery } from '../../__generated__/ProductListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { ExportLink } from '../../list/ExportLink.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { useMatchingCount } from '../../list/useMatchingCount.ts';
import { useGridSelection } from '../../ui/datagrid/useGridSelection.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useIdleCode } from '../../ui/useIdleCode.ts';
import type { BulkChange } from './components/BulkProductDialogs.tsx';
import { newProductRoute, productListRoute } from './catalogRoutes.ts';
import { productColumns } from './productColumns.tsx';
import type { ProductRow } from './productColumns.tsx';
import { productSearch } from './productSearch.ts';
import { productSelection } from './productSelection.ts';
import type { ProductSelection } from './productSelection.ts';
import { useCategoryBrandFilters } from './useCategoryBrandFilters.tsx';
import { useProductCounts } from './useProductCounts.ts';

const ChangePricesDialog = lazyPart(() => import('./components/ChangePricesDialog.tsx'), 'ChangePricesDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const BulkProductDialog = lazyPart(() => import('./components/BulkProductDialogs.tsx'), 'BulkProductDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const loadProductPage = () => import('./ProductPage.tsx');

const query = graphql`
  query ProductListPageQuery($first: Int!, $filter: ProductsFilter, $sort: ProductsSort)
  @preloadable {
    ...useCategoryBrandFilters_query
    ...ProductListPage_products @arguments(count: $first, filter: $filter, sort: $sort)
    viewer {
      business {
        productUsage
        productLimit
      }
    }
  }
`;

const productsFragment = graphql`
  fragment ProductListPage_products on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "ProductsFilter" }
    sort: { type: "ProductsSort" }
  )
  @refetchable(queryName: "ProductListPageNextQuery") {
    products(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "ProductListPage_products", filters: ["filter", "sort"]) {
      edges {
        node {
          ...productColumns_product @relay(mask: false)
        }
      }
    }
  }
`;

const loadCount = async () => (await loadCode(() => import('./countProducts.ts'))).countProducts;

const productLink = ({ id }: ProductRow) => ({ to: '/product/product-list/$id', params: { id } }) as const;

/** All products with their stock: `/product/product-list`. */
export function ProductListPage() {
  useIdleCode(loadProductPage);
  const { t } = useTranslation();
  const list = useListScreen<ProductListPageQuery, ProductListPage_products$key, typeof productSearch>({
    search: productSearch,
    address: productListRoute.useSearch(),
    loaded: productListRoute.useLoaderData(),
    query,
    rows: productsFragment,
  });
  const columns = useColumns(productColumns);
  const { filters, categories } = useCategoryBrandFilters(list.data, list.search, list.change);
  const business = list.data.viewer?.business;

  const countOf = useProductCounts();
  const navigate = useNavigate();
  const canSync = useCan('ADMIN');
  const selection = useGridSelection();
  const filter = productSearch.variables(list.search).filter ?? {};
  const matching = useMatchingCount(selection.ids.size > 0, filter, loadCount);
  const chosen = () => productSelection(selection, filter, matching);
  const [changed, setChanged] = useState<{ change: BulkChange; selection: ProductSelection } | null>(null);
  const bulkChanges: readonly { id: BulkChange; label: string; icon: LucideIcon }[] = [
    { id: 'category', label: t('Category'), icon: FolderTree },
    { id: 'lowLevel', label: t('Low stock level'), icon: TriangleAlert },
    list.search.status === 'ARCHIVED'
      ? { id: 'restore', label: t('Restore'), icon: ArchiveRestore }
      : { id: 'archive', label: t('Archive'), icon: Archive },
    ...(canSync ? [{ id: 'shops' as const, label: t('Add to web shops'), icon: Store }] : []),
  ];
  const [repriced, setRepriced] = useState<{ rows: readonly ProductRow[]; selection: ProductSelection } | null>(null);

  return (
    <>
    <ListScreen
      id="products"
      kind="product"
      exportName="products"
      list={list}
      title={t('Product List')}
      count={
        business && (
          <>
            {t('{{used}} of {{limit}} products', {
              used: formatCount(business.productUsage),
              limit: formatCount(business.productLimit),
            })}
            {' · '}
            <TextLink to="/bulk-jobs">{t('Bulk jobs')}</TextLink>
          </>
        )
      }
      actions={
        <>
          <LinkButton to="/product/import" icon={Upload}>{t('Import')}</LinkButton>
          <ExportLink name="products" format="xlsx" variables={productSearch.variables(list.search)} />
        </>
      }
      create={{ label: t('New product'), to: newProductRoute.to }}
      label={t('Products')}
      tabs={{
        label: t('Products by status'),
        items: [
          { value: undefined, label: t('Active'), count: countOf('ACTIVE') },
          { value: 'LOW', label: t('Low'), count: countOf('LOW') },
          { value: 'SOLD_OUT', label: t('Sold out'), count: countOf('SOLD_OUT') },
          { value: 'ARCHIVED', label: t('Archived'), count: countOf('ARCHIVED') },
        ],
      }}
      searchLabel={t('Product name or SKU')}
      filters={filters}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'NAME', label: t('By name') },
      ]}
      columns={columns}
      rowLabel={({ name }) => name}
      rowLink={productLink}
      selection={selection}
      totalCount={matching}
      bulkActions={[
        {
          id: 'prices',
          label: t('Change price'),
          icon: Percent,
          onAction: () => setRepriced({ rows: list.rows.filter(({ id }) => selection.ids.has(id)), selection: chosen() }),
        },
        ...bulkChanges.map(({ id, label, icon }) => ({
          id, label, icon, onAction: () => setChanged({ change: id, selection: chosen() }),
        })),
        // Labels are printed for rows on the page only, which the user has seen.
        ...(selection.isAllMatching
          ? []
          : [
              {
                id: 'labels',
                label: t('Labels'),
                icon: Barcode,
                onAction: () => void navigate({ to: '/product/labels', search: { ids: [...selection.ids].join(',') } }),
              },
            ]),
      ]}
      emptyState={
        list.search.status === 'ARCHIVED' ? (
          <EmptyState title={t('Nothing is archived')}>
            {t('Products that are no longer sold come here.')}
          </EmptyState>
        ) : list.search.status === 'LOW' ? (
          <EmptyState title={t('Nothing runs low')}>
            {t('A product stands here when a variant is at its warning level or below, sells out before new goods come, or is promised beyond what is on hand.')}
          </EmptyState>
        ) : list.search.status === 'SOLD_OUT' ? (
          <EmptyState title={t('Nothing is sold out')}>
            {t('A product stands here when no variant of it has a piece that is not promised.')}
          </EmptyState>
        ) : (
          <EmptyState
            title={t('No products yet')}
            action={
              <LinkButton to="/product/new-product">
                {t('New product')}
              </LinkButton>
            }
          >
            {t('Add what you sell, with its price and what you have of it.')}
          </EmptyState>
        )
      }
    />
      {changed && (
        <BulkProductDialog
          change={changed.change}
          selection={changed.selection}
          categories={categories}
          onClose={() => setChanged(null)}
          onStarted={selection.clear}
        />
      )}
      {repriced && <ChangePricesDialog {...repriced} onClose={() => setRepriced(null)} onStarted={selection.clear} />}
    </>
  );
}
