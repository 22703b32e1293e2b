import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount, formatDay } from '../../../../schema/rules/format.ts';
import type { OrderedLinesPage_lines$key } from '../../../__generated__/OrderedLinesPage_lines.graphql.ts';
import type { OrderedLinesPageQuery } from '../../../__generated__/OrderedLinesPageQuery.graphql.ts';
import { useColumns } from '../../../list/columns.tsx';
import { dayRangeFilter } from '../../../list/dayRangeFilter.tsx';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { searchOf } from '../../../list/linkSearch.ts';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconLink } from '../../../ui/IconLink.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { useCategoryBrandFilters } from '../../catalog/useCategoryBrandFilters.tsx';
import { orderedLinesRoute } from '../reportsRoutes.ts';
import { orderedLineColumns } from './orderedLineColumns.tsx';
import type { OrderedRow } from './orderedLineColumns.tsx';
import { oneProductFilter } from './oneProductFilter.tsx';
import { orderedLinesSearch, productStatusSearch, statusDays } from './productStatusSearch.ts';

const query = graphql`
  query OrderedLinesPageQuery($first: Int!, $filter: OrderedLinesFilter!, $sums: ProductStatusFilter!, $nodeId: ID!, $isOfOne: Boolean!) @preloadable {
    ...useCategoryBrandFilters_query
    ...OrderedLinesPage_lines @arguments(count: $first, filter: $filter)
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
    productStatusReport(filter: $sums) {
      total {
        units
        statuses {
          status
          units
        }
      }
    }
  }
`;

const linesFragment = graphql`
  fragment OrderedLinesPage_lines on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "OrderedLinesFilter!" })
  @refetchable(queryName: "OrderedLinesPageNextQuery") {
    orderedLines(first: $count, after: $cursor, filter: $filter)
      @connection(key: "OrderedLinesPage_orderedLines", filters: ["filter"]) {
      edges {
        node {
          ...orderedLineColumns_line @relay(mask: false)
        }
      }
    }
  }
`;

const orderLink = ({ orderId }: OrderedRow) => ({ to: '/ecom/order/$id', params: { id: orderId } }) as const;

/** The order lines behind a figure of the status report: `/reports/product-status-report/lines`. */
export function OrderedLinesPage() {
  const { t } = useTranslation();
  const list = useListScreen<OrderedLinesPageQuery, OrderedLinesPage_lines$key, typeof orderedLinesSearch>({
    search: orderedLinesSearch, address: orderedLinesRoute.useSearch(), loaded: orderedLinesRoute.useLoaderData(), query, rows: linesFragment,
  });
  const columns = useColumns(useMemo(() => orderedLineColumns(list.rows), [list.rows]));
  const { search, change } = list;
  const { filters } = useCategoryBrandFilters(list.data, search, change);
  const { product, variant, status: _status, ...shown } = search;
  const { from, to } = statusDays(search);
  const { node, productStatusReport: { total } } = list.data;
  const name = node && ('name' in node ? node.name : node.title);
  const productId = node && ('id' in node ? node.id : node.product?.id);
  const file = { filter: orderedLinesSearch.variables(search).filter };
  return (
    <ListScreen
      id="ordered-lines"
      isWithoutViews
      kind="order"
      list={list}
      back={<IconLink to="/reports/product-status-report" search={searchOf(productStatusSearch, shown)} icon={ArrowLeft} label={t('Back to the product report')} />}
      title={name ?? t('Ordered lines')}
      count={t('{{from}} to {{to}} · {{pieces}} pieces', { from: formatDay(from), to: formatDay(to), pieces: formatCount(total.units) })}
      actions={
        <>
          <ExportLinks name="ordered-lines" variables={file} />
          {productId && <LinkButton to="/product/product-list/$id" params={{ id: productId }}>{t('Product')}</LinkButton>}
        </>
      }
      label={t('Ordered lines')}
      tabs={{
        label: t('Pieces by status'),
        items: [
          { value: undefined, label: t('All'), count: total.units },
          ...total.statuses.map(({ status, units }) => ({ value: status, label: statusText(status, t), count: units })),
        ],
      }}
      searchLabel={t('Product name or SKU')}
      filters={[
        dayRangeFilter({ id: 'days', label: t('Days'), value: shown.days, onChange: (days) => change({ days }) }, t),
        ...(product || variant
          ? [oneProductFilter({ name, productId, onClear: () => change({ product: undefined, variant: undefined }) }, t)]
          : filters),
      ]}
      columns={columns}
      rowLabel={({ reference }) => t('order {{order}}', { order: reference })}
      rowLink={orderLink}
      emptyState={<EmptyState title={t('Nothing was ordered on these days')}>{t('Choose other days.')}</EmptyState>}
    />
  );
}
