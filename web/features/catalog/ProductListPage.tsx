import { useNavigate, useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { ProductListPageQuery } from '../../__generated__/ProductListPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { FilterBar } from '../../ui/datagrid/FilterBar.tsx';
import { SortMenu } from '../../ui/datagrid/SortMenu.tsx';
import { StatusTabs } from '../../ui/datagrid/StatusTabs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { newProductRoute, productListRoute, productRoute } from './catalogRoutes.ts';
import { ProductsGrid } from './components/ProductsGrid.tsx';
import type { ProductSearch } from './productSearch.ts';

const productListPageQuery = graphql`
  query ProductListPageQuery($first: Int!, $filter: ProductsFilter, $sort: ProductsSort, $withCost: Boolean!)
  @preloadable {
    ...ProductsGrid_query @arguments(count: $first, filter: $filter, sort: $sort)
    viewer {
      business {
        productUsage
        productLimit
      }
    }
  }
`;

/** Everything the business sells, with its stock: `/product/product-list`. */
export function ProductListPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const loaded = productListRoute.useLoaderData();
  const search = productListRoute.useSearch();
  // The rows of the last address stay until those of the next are there.
  const shown = useDeferredValue(loaded);
  const data = useRouteQuery<ProductListPageQuery>(productListPageQuery, shown);
  const business = data.viewer?.business;
  const inTab = (id: string): ProductSearch => ({ ...search, status: id === 'ARCHIVED' ? id : undefined });

  // A tab can be gone back to; letters of a search cannot.
  const onSearch = (next: ProductSearch) =>
    void navigate({ to: productListRoute.to, search: next, replace: next.status === search.status });

  return (
    <>
      <PageHeader
        title={t('Product List')}
        count={
          business &&
          t('{{used}} of {{limit}} products', {
            used: formatCount(business.productUsage),
            limit: formatCount(business.productLimit),
          })
        }
        actions={
          <LinkButton to={newProductRoute.to} variant="primary" icon={Plus}>
            {t('New product')}
          </LinkButton>
        }
      />
      <StatusTabs
        label={t('Products by status')}
        tabs={[
          { id: 'ACTIVE', label: t('Active') },
          { id: 'ARCHIVED', label: t('Archived') },
        ]}
        selectedId={search.status ?? 'ACTIVE'}
        onSelect={(id) => onSearch(inTab(id))}
        onIntent={(id) => void router.preloadRoute({ to: productListRoute.to, search: inTab(id) })}
      />
      <ProductsGrid
        query={data}
        withCost={shown.variables.withCost}
        isArchive={search.status === 'ARCHIVED'}
        isFiltered={Boolean(search.search)}
        onClearFilters={() => onSearch({ status: search.status, sort: search.sort })}
        isChanging={shown !== loaded}
        onOpen={(id) => void navigate({ to: productRoute.to, params: { id } })}
        toolbar={
          <FilterBar
            searchLabel={t('Product name or SKU')}
            search={search.search ?? ''}
            onSearch={(text) => onSearch({ ...search, search: text || undefined })}
            actions={
              <SortMenu
                sorts={[
                  { id: undefined, label: t('Newest first') },
                  { id: 'NAME', label: t('By name') },
                ]}
                selectedId={search.sort}
                onSelect={(sort) => onSearch({ ...search, sort })}
              />
            }
          />
        }
      />
    </>
  );
}
