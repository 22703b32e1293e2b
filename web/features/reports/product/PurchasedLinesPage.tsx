import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount, formatDay } from '../../../../schema/rules/format.ts';
import type { PurchasedLinesPage_lines$key } from '../../../__generated__/PurchasedLinesPage_lines.graphql.ts';
import type { PurchasedLinesPageQuery } from '../../../__generated__/PurchasedLinesPageQuery.graphql.ts';
import { choiceFilter } from '../../../list/choiceFilter.tsx';
import { useColumns } from '../../../list/columns.tsx';
import { dayRangeFilter } from '../../../list/dayRangeFilter.tsx';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { searchOf } from '../../../list/linkSearch.ts';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { IconLink } from '../../../ui/IconLink.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useCategoryBrandFilters } from '../../catalog/useCategoryBrandFilters.tsx';
import { purchasedLinesRoute } from '../reportsRoutes.ts';
import { CostTrend } from './CostTrend.tsx';
import { oneProductFilter } from './oneProductFilter.tsx';
import { entryName, purchasedLineColumns } from './purchasedLineColumns.tsx';
import type { PurchasedRow } from './purchasedLineColumns.tsx';
import { purchaseDays, purchasedLinesSearch, purchaseHistorySearch } from './purchaseHistorySearch.ts';

const query = graphql`
  query PurchasedLinesPageQuery($first: Int!, $filter: PurchasedLinesFilter!, $sums: PurchaseHistoryFilter!, $nodeId: ID!, $isOfOne: Boolean!) @preloadable {
    ...useCategoryBrandFilters_query
    ...PurchasedLinesPage_lines @arguments(count: $first, filter: $filter)
    node(id: $nodeId) @include(if: $isOfOne) {
      ... on Product {
        id
        name
      }
      ... on Variant {
        title
        product {
          id
        }
      }
    }
    purchaseHistory(filter: $sums) {
      total {
        received
        value
        back
      }
      days @include(if: $isOfOne) {
        ...CostTrend_day
      }
      suppliers {
        supplierId
        name
      }
    }
  }
`;

const linesFragment = graphql`
  fragment PurchasedLinesPage_lines on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "PurchasedLinesFilter!" })
  @refetchable(queryName: "PurchasedLinesPageNextQuery") {
    purchasedLines(first: $count, after: $cursor, filter: $filter)
      @connection(key: "PurchasedLinesPage_purchasedLines", filters: ["filter"]) {
      edges {
        node {
          ...purchasedLineColumns_line @relay(mask: false)
        }
      }
    }
  }
`;

const entryLink = ({ purchaseId, decreaseId }: PurchasedRow) =>
  (purchaseId
    ? ({ to: '/purchase/purchase-list/$id', params: { id: purchaseId } } as const)
    : ({ to: '/adjust-stock/adjust-stock-list/$id', params: { id: decreaseId ?? '' } } as const));

/** The deliveries and returns behind a figure of the purchase history: `/reports/product-purchase-history/lines`. */
export function PurchasedLinesPage() {
  const { t } = useTranslation();
  const list = useListScreen<PurchasedLinesPageQuery, PurchasedLinesPage_lines$key, typeof purchasedLinesSearch>({
    search: purchasedLinesSearch, address: purchasedLinesRoute.useSearch(), loaded: purchasedLinesRoute.useLoaderData(), query, rows: linesFragment,
  });
  const columns = useColumns(useMemo(() => purchasedLineColumns(list.rows), [list.rows]));
  const { search, change } = list;
  const { filters } = useCategoryBrandFilters(list.data, search, change);
  const { product, variant, way: _way, ...shown } = search;
  const { from, to } = purchaseDays(search);
  const { node, purchaseHistory: { total, days, suppliers } } = list.data;
  const name = node && ('name' in node ? node.name : node.title);
  const productId = node && ('id' in node ? node.id : node.product?.id);
  const file = { filter: purchasedLinesSearch.variables(search).filter };
  return (
    <ListScreen
      id="purchased-lines"
      isWithoutViews
      list={list}
      back={<IconLink to="/reports/product-purchase-history" search={searchOf(purchaseHistorySearch, shown)} icon={ArrowLeft} label={t('Back to the product report')} />}
      title={name ?? t('Purchased lines')}
      count={t('{{from}} to {{to}} · {{pieces}} pieces · {{cost}}', {
        from: formatDay(from), to: formatDay(to), pieces: formatCount(total.received), cost: exactTaka(total.value ?? 0),
      })}
      actions={
        <>
          <ExportLinks name="purchased-lines" variables={file} />
          {productId && <LinkButton to="/product/product-list/$id" params={{ id: productId }}>{t('Product')}</LinkButton>}
        </>
      }
      notice={days && <CostTrend days={days} />}
      label={t('Purchased lines')}
      tabs={{
        label: t('Which way the goods went'),
        items: [
          { value: undefined, label: t('All') },
          { value: 'CAME', label: t('Came'), count: total.received },
          { value: 'WENT_BACK', label: t('Went back'), count: total.back },
        ],
      }}
      searchLabel={t('Product name or SKU')}
      filters={[
        dayRangeFilter({ id: 'days', label: t('Days'), value: shown.days, onChange: (range) => change({ days: range }) }, t),
        ...(product || variant
          ? [oneProductFilter({ name, productId, onClear: () => change({ product: undefined, variant: undefined }) }, t)]
          : filters),
        choiceFilter({
          id: 'supplier', label: t('Supplier'), value: shown.supplier, onChange: (id) => change({ supplier: id }),
          choices: suppliers.map(({ supplierId, name: supplier }) => ({ id: supplierId, name: supplier })),
        }),
      ]}
      columns={columns}
      rowLabel={(row) => entryName(row, t)}
      rowLink={entryLink}
      emptyState={<EmptyState title={t('Nothing came on these days')}>{t('Choose other days.')}</EmptyState>}
    />
  );
}
