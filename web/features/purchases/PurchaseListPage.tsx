import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { PurchaseListPage_purchases$key } from '../../__generated__/PurchaseListPage_purchases.graphql.ts';
import type { PurchaseListPageQuery } from '../../__generated__/PurchaseListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { tabCounts } from '../../list/tabCounts.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { purchaseColumns } from './purchaseColumns.tsx';
import type { PurchaseRow } from './purchaseColumns.tsx';
import { PURCHASE_STATUSES, purchaseSearch } from './purchaseSearch.ts';
import { newPurchaseRoute, purchaseListRoute } from './purchasesRoutes.ts';

// Loaded on use: the list itself does not need it.
const SupplierPicker = lazyPart(() => import('./components/SupplierPicker.tsx'), 'SupplierPicker', { fallback: () => <Skeleton height={60} /> });

const query = graphql`
  query PurchaseListPageQuery($first: Int!, $filter: PurchasesFilter, $sort: PurchasesSort, $supplier: ID!, $isOfOne: Boolean!) @preloadable {
    ...PurchaseListPage_purchases @arguments(count: $first, filter: $filter, sort: $sort)
    purchaseCounts {
      status
      count
    }
    node(id: $supplier) @include(if: $isOfOne) {
      ... on Supplier {
        name
      }
    }
  }
`;

const purchasesFragment = graphql`
  fragment PurchaseListPage_purchases on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "PurchasesFilter" }
    sort: { type: "PurchasesSort" }
  )
  @refetchable(queryName: "PurchaseListPageNextQuery") {
    purchases(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "PurchaseListPage_purchases", filters: ["filter", "sort"]) {
      edges {
        node {
          ...purchaseColumns_purchase @relay(mask: false)
        }
      }
    }
  }
`;

const purchaseLink = ({ id }: PurchaseRow) => ({ to: '/purchase/purchase-list/$id', params: { id } }) as const;

/** All purchases with status and amount due: `/purchase/purchase-list`. */
export function PurchaseListPage() {
  const { t } = useTranslation();
  const list = useListScreen<PurchaseListPageQuery, PurchaseListPage_purchases$key, typeof purchaseSearch>({
    search: purchaseSearch,
    address: purchaseListRoute.useSearch(),
    loaded: purchaseListRoute.useLoaderData(),
    query,
    rows: purchasesFragment,
    isStill: (purchase, { status }) => !status || purchase.status === status,
  });
  const { created, status, supplier } = list.search;
  const columns = useColumns(purchaseColumns);
  const { counts, total } = tabCounts(list.data.purchaseCounts);
  return (
    <ListScreen
      id="purchases"
      kind="purchase"
      exportName="purchases"
      list={list}
      title={t('Increase Stock List')}
      count={t('{{total}} in all', { total: formatCount(total) })}
      actions={<LinkButton to="/purchase/suppliers">{t('Suppliers')}</LinkButton>}
      create={{ label: t('New purchase'), to: newPurchaseRoute.to }}
      label={t('Purchases')}
      tabs={{
        label: t('Purchases by status'),
        items: [
          { value: undefined, label: t('All'), count: total },
          ...PURCHASE_STATUSES.map((value) => ({ value, label: statusText(value, t), count: counts.get(value) ?? 0 })),
        ],
      }}
      searchLabel={t('Supplier, bill or number')}
      filters={[
        {
          id: 'supplier',
          label: t('Supplier'),
          valueText: supplier && list.data.node?.name,
          onClear: () => list.change({ supplier: undefined }),
          renderEditor: (close) => (
            <SupplierPicker
              canAdd={false}
              value={{ id: supplier ?? '', name: list.data.node?.name ?? '' }}
              onChange={({ id }) => {
                list.change({ supplier: id });
                close();
              }}
            />
          ),
        },
        dayRangeFilter(
          { id: 'created', label: t('Entered'), value: created, onChange: (days) => list.change({ created: days }) },
          t,
        ),
      ]}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={({ number }) => t('purchase {{number}}', { number })}
      rowLink={purchaseLink}
      emptyState={
        status ? (
          <EmptyState title={t('No purchases here')}>{t('No purchase stands in this status now.')}</EmptyState>
        ) : (
          <EmptyState
            title={t('No purchases yet')}
            action={
              <LinkButton to="/purchase/new-purchase">
                {t('New purchase')}
              </LinkButton>
            }
          >
            {t('Enter what you buy: stock, costs and what you owe follow when the goods come.')}
          </EmptyState>
        )
      }
    />
  );
}
