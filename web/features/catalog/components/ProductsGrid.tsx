import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ProductsGrid_query$key } from '../../../__generated__/ProductsGrid_query.graphql.ts';
import type { ProductsGridPageQuery } from '../../../__generated__/ProductsGridPageQuery.graphql.ts';
import { DataGrid } from '../../../ui/datagrid/DataGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useProductColumns } from './productColumns.tsx';
import type { ProductRow } from './productColumns.tsx';

interface ProductsGridProps {
  query: ProductsGrid_query$key;
  withCost: boolean;
  isArchive: boolean;
  isFiltered: boolean;
  onClearFilters: () => void;
  /** Other filters are on their way; the rows of the last ones are still shown. */
  isChanging: boolean;
  onOpen: (id: string) => void;
  toolbar: ReactNode;
}

const PAGE = 50;
const rowId = (product: ProductRow) => product.id;
const rowHref = (product: ProductRow) => `/product/product-list/${encodeURIComponent(product.id)}`;

/** The rows of the product list, page after page. */
export function ProductsGrid(props: ProductsGridProps) {
  const { withCost, isArchive, isFiltered, onClearFilters, isChanging, onOpen, toolbar } = props;
  const { t } = useTranslation();
  const columns = useProductColumns(withCost);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProductsGridPageQuery,
    ProductsGrid_query$key
  >(
    graphql`
      fragment ProductsGrid_query on Query
      @argumentDefinitions(
        count: { type: "Int!" }
        cursor: { type: "String" }
        filter: { type: "ProductsFilter" }
        sort: { type: "ProductsSort" }
      )
      @refetchable(queryName: "ProductsGridPageQuery") {
        products(first: $count, after: $cursor, filter: $filter, sort: $sort)
          @connection(key: "ProductsGrid_products", filters: ["filter", "sort"]) {
          edges {
            node {
              ...productColumns_product @relay(mask: false)
            }
          }
        }
      }
    `,
    props.query,
  );
  const rows = useMemo<ProductRow[]>(() => data.products.edges.map((edge) => edge.node), [data]);
  const onLoadNext = useCallback(() => loadNext(PAGE), [loadNext]);

  return (
    <DataGrid
      id="products"
      label={t('Products')}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      getRowLabel={(product) => product.name}
      getRowHref={rowHref}
      onOpen={(product) => onOpen(product.id)}
      isLoading={isChanging}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadNext={onLoadNext}
      isFiltered={isFiltered}
      onClearFilters={onClearFilters}
      emptyState={
        isArchive ? (
          <EmptyState title={t('Nothing is archived')}>
            {t('Products that are no longer sold come here.')}
          </EmptyState>
        ) : (
          <EmptyState
            title={t('No products yet')}
            action={
              <LinkButton to="/product/new-product" variant="primary">
                {t('New product')}
              </LinkButton>
            }
          >
            {t('Add what you sell, with its price and what you have of it.')}
          </EmptyState>
        )
      }
      toolbar={toolbar}
    />
  );
}
