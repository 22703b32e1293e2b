import { Ban, Link2, Store } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { SyncProductsPage_products$key } from '../../__generated__/SyncProductsPage_products.graphql.ts';
import type { SyncProductsPageQuery } from '../../__generated__/SyncProductsPageQuery.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { useColumns } from '../../list/columns.tsx';
import { openBeside, useDrawerAddress } from '../../list/drawerAddress.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { usePolling } from '../../relay/usePolling.ts';
import { useRefresh, useReload } from '../../relay/useReload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LinkDrawer } from './components/LinkDrawer.tsx';
import { OtherProductDrawer } from './components/OtherProductDrawer.tsx';
import { SyncSites } from './components/SyncSites.tsx';
import { useLinkShopProduct } from './mutations/useLinkShopProduct.ts';
import { syncProductsRoute } from './productSyncRoutes.ts';
import { shopProductColumns } from './shopProductColumns.tsx';
import type { ShopProductRow } from './shopProductColumns.tsx';
import { syncProductsSearch } from './syncProductsSearch.ts';

const query = graphql`
  query SyncProductsPageQuery($first: Int!, $filter: ShopProductsFilter) @preloadable {
    ...SyncProductsPage_products @arguments(count: $first, filter: $filter)
    webSites {
      id
      name
      matchedProducts
      unmatchedProducts
      conflictProducts
      productReading {
        isRunning
      }
      ...SyncSites_sites
    }
  }
`;

const productsFragment = graphql`
  fragment SyncProductsPage_products on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "ShopProductsFilter" })
  @refetchable(queryName: "SyncProductsPageNextQuery") {
    shopProducts(first: $count, after: $cursor, filter: $filter)
      @connection(key: "SyncProductsPage_shopProducts", filters: ["filter"]) {
      edges {
        node {
          ...shopProductColumns_product @relay(mask: false)
        }
      }
    }
  }
`;

const productLink = ({ id }: ShopProductRow) => openBeside(id);
const LOOK_MS = 1_500;

/** The products of the web shops and the variants that they are linked to: `/website/products/sync-products`. */
export function SyncProductsPage() {
  const { t } = useTranslation();
  const loaded = syncProductsRoute.useLoaderData();
  const list = useListScreen<SyncProductsPageQuery, SyncProductsPage_products$key, typeof syncProductsSearch>({
    search: syncProductsSearch,
    address: syncProductsRoute.useSearch(),
    loaded,
    query,
    rows: productsFragment,
    isStill: ({ match }, { match: shown }) => shown === undefined || match === shown,
  });
  const columns = useColumns(shopProductColumns);
  const drawer = useDrawerAddress();
  const { linkShopProduct } = useLinkShopProduct();
  const { webSites } = list.data;
  const sites = webSites.filter(({ id }) => list.search.site === undefined || id === list.search.site);
  const isReading = webSites.some(({ productReading }) => productReading.isRunning);
  const refresh = useRefresh<SyncProductsPageQuery>(query, loaded.variables);
  usePolling(useReload<SyncProductsPageQuery>(query, loaded.variables), isReading, LOOK_MS);
  useEffect(() => {
    // Products are matched shortly after the last one was read.
    if (isReading) return () => void refresh();
  }, [isReading, refresh]);

  async function unlink(id: string) {
    const outcome = await linkShopProduct({ id });
    if (!outcome.ok) toastProblem(outcome.problem);
    else void refresh();
  }

  const sum = (count: (site: (typeof sites)[number]) => number) => sites.reduce((total, site) => total + count(site), 0);
  const [matched, unmatched, conflict] = [
    sum((site) => site.matchedProducts), sum((site) => site.unmatchedProducts), sum((site) => site.conflictProducts),
  ];
  const open = list.rows.find(({ id }) => id === drawer.opened);
  return (
    <>
      <ListScreen
        id="shop-products"
        list={list}
        exportName="shop-products"
        title={t('Sync Products')}
        label={t('Products of the web shops')}
        tabs={webSites.length > 0 ? {
          label: t('Products by what they are here'),
          items: [
            { value: undefined, label: t('All'), count: matched + unmatched + conflict },
            { value: 'MATCHED', label: t('Matched'), count: matched },
            { value: 'UNMATCHED', label: t('Unmatched'), count: unmatched },
            { value: 'CONFLICT', label: t('Conflict'), count: conflict },
          ],
        } : undefined}
        notice={webSites.length > 0 && <SyncSites sites={webSites} onChanged={() => void refresh()} />}
        searchLabel={t('Name, SKU or barcode')}
        filters={webSites.length > 1 ? [choiceFilter({
          id: 'site', label: t('Shop'), value: list.search.site, choices: webSites, onChange: (site) => list.change({ site }),
        })] : undefined}
        columns={columns}
        rowLabel={({ name, details }) => [name, details].filter(Boolean).join(', ')}
        rowLink={productLink}
        rowActions={({ id, match }) => [
          { id: 'choose', label: t('Choose what it is here'), icon: Link2, onAction: () => drawer.open(id) },
          ...(match === 'MATCHED' ? [{ id: 'none', label: t('It is none of ours'), icon: Ban, onAction: () => void unlink(id) }] : []),
        ]}
        emptyState={
          webSites.length === 0 ? (
            <EmptyState
              title={t('No shop is connected yet')}
              icon={Store}
              action={<LinkButton to="/setting/integrate-website" variant="primary">{t('Connect a shop')}</LinkButton>}
            >
              {t('Connect your WooCommerce shop first: then its products are matched with yours by SKU and barcode.')}
            </EmptyState>
          ) : (
            <EmptyState title={t('No products here')}>
              {t('Read the products of a shop above: each is matched with yours by its SKU, then by its barcode.')}
            </EmptyState>
          )
        }
      />
      {open && <LinkDrawer key={open.id} product={open} onChanged={refresh} onClose={drawer.close} />}
      {drawer.opened && !open && !list.isChanging && (
        <OtherProductDrawer key={drawer.opened} id={drawer.opened} onChanged={refresh} onClose={drawer.close} />
      )}
    </>
  );
}
