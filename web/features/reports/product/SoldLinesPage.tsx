import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { SoldLinesPage_lines$key } from '../../../__generated__/SoldLinesPage_lines.graphql.ts';
import type { SoldLinesPageQuery } from '../../../__generated__/SoldLinesPageQuery.graphql.ts';
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
import { reportDays } from '../reportDays.ts';
import { soldLinesRoute } from '../reportsRoutes.ts';
import { oneProductFilter } from './oneProductFilter.tsx';
import { productReportSearch, soldLinesSearch } from './productReportSearch.ts';
import { soldLineColumns } from './soldLineColumns.tsx';
import type { SoldRow } from './soldLineColumns.tsx';

const query = graphql`
  query SoldLinesPageQuery(
    $first: Int!
    $filter: SoldLinesFilter!
    $sums: ProductReportFilter!
    $sort: SoldLinesSort
    $nodeId: ID!
    $isOfOne: Boolean!
  ) @preloadable {
    ...useCategoryBrandFilters_query
    ...SoldLinesPage_lines @arguments(count: $first, filter: $filter, sort: $sort)
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
    productReport(filter: $sums) {
      total {
        shipped
        delivered
        back
        lost
        underWay
        revenue
        profit
      }
    }
  }
`;

const linesFragment = graphql`
  fragment SoldLinesPage_lines on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "SoldLinesFilter!" }
    sort: { type: "SoldLinesSort" }
  )
  @refetchable(queryName: "SoldLinesPageNextQuery") {
    soldLines(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "SoldLinesPage_soldLines", filters: ["filter", "sort"]) {
      edges {
        node {
          ...soldLineColumns_line @relay(mask: false)
        }
      }
    }
  }
`;

const orderLink = ({ orderId }: SoldRow) => ({ to: '/ecom/order/$id', params: { id: orderId } }) as const;

/** The order lines behind a figure of the product report: `/reports/product-report/lines`. */
export function SoldLinesPage() {
  const { t } = useTranslation();
  const list = useListScreen<SoldLinesPageQuery, SoldLinesPage_lines$key, typeof soldLinesSearch>({
    search: soldLinesSearch, address: soldLinesRoute.useSearch(), loaded: soldLinesRoute.useLoaderData(), query, rows: linesFragment,
  });
  const columns = useColumns(useMemo(() => soldLineColumns(list.rows), [list.rows]));
  const { search, change } = list;
  const { filters } = useCategoryBrandFilters(list.data, search, change);
  const { product, variant, days, of, figure: _figure, sort: _sort, ...shown } = search;
  const { from, to } = reportDays(search);
  const { node, productReport: { total } } = list.data;
  const name = node && ('name' in node ? node.name : node.title);
  const productId = node && ('id' in node ? node.id : node.product?.id);
  return (
    <ListScreen
      id="sold-lines"
      isWithoutViews
      kind="order"
      list={list}
      back={<IconLink to="/reports/product-report" search={searchOf(productReportSearch, { days, of, ...shown })} icon={ArrowLeft} label={t('Back to the product report')} />}
      title={name ?? t('Sold lines')}
      count={t('{{from}} to {{to}} · {{revenue}} revenue · {{profit}} profit', {
        from: formatDay(from), to: formatDay(to), revenue: exactTaka(total.revenue), profit: exactTaka(total.profit ?? 0),
      })}
      actions={
        <>
          <ExportLinks name="sold-lines" variables={soldLinesSearch.variables(search)} />
          {productId && <LinkButton to="/product/product-list/$id" params={{ id: productId }}>{t('Product')}</LinkButton>}
        </>
      }
      label={t('Sold lines')}
      tabs={{
        label: t('Lines by what became of them'),
        items: [
          { value: undefined, label: t('All'), count: total.shipped },
          { value: 'DELIVERED', label: t('Delivered'), count: total.delivered },
          { value: 'BACK', label: t('Came back'), count: total.back },
          { value: 'LOST', label: t('Lost'), count: total.lost },
          ...(of === 'SHIPPED' ? [{ value: 'UNDER_WAY', label: t('On the way'), count: total.underWay }] : []),
        ],
      }}
      searchLabel={t('Product name or SKU')}
      filters={[
        dayRangeFilter({ id: 'days', label: t('Days'), value: days, onChange: (value) => change({ days: value }) }, t),
        choiceFilter({
          id: 'of', label: t('Which day counts'), value: of, onChange: (day) => change({ of: day === 'SHIPPED' ? day : undefined }),
          choices: [{ id: 'SHIPPED', name: t('When it was shipped') }],
        }),
        ...(product || variant
          ? [oneProductFilter({ name, productId, onClear: () => change({ product: undefined, variant: undefined }) }, t)]
          : filters),
      ]}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={({ reference }) => t('order {{order}}', { order: reference })}
      rowLink={orderLink}
      emptyState={<EmptyState title={t('Nothing was sold on these days')}>{t('Choose other days.')}</EmptyState>}
    />
  );
}
