import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount, formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { ProductStatusPage_lines$key } from '../../../__generated__/ProductStatusPage_lines.graphql.ts';
import type { ProductStatusPageQuery } from '../../../__generated__/ProductStatusPageQuery.graphql.ts';
import { useColumns } from '../../../list/columns.tsx';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { searchOf } from '../../../list/linkSearch.ts';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { useCategoryBrandFilters } from '../../catalog/useCategoryBrandFilters.tsx';
import { TileLine, TileLink, Tiles } from '../../orders/dashboard/Tile.tsx';
import { ORDER_STATUSES } from '../../orders/orderSearch.ts';
import { shareText } from '../../web-orders/report/reportText.ts';
import { ComparedDays } from '../ComparedDays.tsx';
import { ReportNote } from '../ReportNote.tsx';
import { ReportRange } from '../ReportRange.tsx';
import { productStatusRoute } from '../reportsRoutes.ts';
import { ReportStack } from '../ReportStack.tsx';
import { lineName, ofLine } from './lineName.ts';
import { ProductReportTabs } from './ProductReportTabs.tsx';
import { productStatusColumns } from './productStatusColumns.tsx';
import type { StatusLine } from './productStatusColumns.tsx';
import { MAX_STATUS_DAYS, orderedLinesSearch, productStatusSearch, statusDays } from './productStatusSearch.ts';
import { RowChoice } from './RowChoice.tsx';

const query = graphql`
  query ProductStatusPageQuery($first: Int!, $filter: ProductStatusFilter!, $row: ProductReportRow!, $sort: ProductStatusSort!) @preloadable {
    ...useCategoryBrandFilters_query
    ...ProductStatusPage_lines @arguments(count: $first, filter: $filter, row: $row, sort: $sort)
    productStatusReport(filter: $filter) {
      asOf
      comparedUntil
      total {
        units
        statuses {
          status
          units
        }
      }
      totalBefore {
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
  fragment ProductStatusPage_lines on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "ProductStatusFilter!" }
    row: { type: "ProductReportRow!" }
    sort: { type: "ProductStatusSort!" }
  )
  @refetchable(queryName: "ProductStatusPageNextQuery") {
    productStatusLines(first: $count, after: $cursor, filter: $filter, row: $row, sort: $sort)
      @connection(key: "ProductStatusPage_productStatusLines", filters: ["filter", "row", "sort"]) {
      edges {
        node {
          ...productStatusColumns_line @relay(mask: false)
        }
      }
    }
  }
`;

/** How many pieces were ordered, by where their orders stand: `/reports/product-status-report`. */
export function ProductStatusPage() {
  const { t } = useTranslation();
  const list = useListScreen<ProductStatusPageQuery, ProductStatusPage_lines$key, typeof productStatusSearch>({
    search: productStatusSearch, address: productStatusRoute.useSearch(), loaded: productStatusRoute.useLoaderData(), query, rows: linesFragment,
  });
  const { search, change } = list;
  const { from, to } = statusDays(search);
  const { days, category, brand, search: words } = search;
  const { total, totalBefore, asOf, comparedUntil } = list.data.productStatusReport;
  const behind = useMemo(() => ({ days, category, brand, search: words }), [days, category, brand, words]);
  const units = useMemo(() => new Map(total.statuses.map((one) => [one.status, one.units])), [total]);
  const earlier = (count: number) => t('{{before}} in the days before', { before: formatCount(count) });
  const statuses = useMemo(() => ORDER_STATUSES.filter((status) => units.has(status)), [units]);
  const columns = useColumns(useMemo(() => productStatusColumns({ behind, statuses }), [behind, statuses]));
  const rowLink = useMemo(
    () => (row: StatusLine) => ({ to: '/reports/product-status-report/lines', search: searchOf(orderedLinesSearch, { ...behind, ...ofLine(row) }) }) as const,
    [behind],
  );
  const { filters } = useCategoryBrandFilters(list.data, search, change);
  const { filter, row, sort } = productStatusSearch.variables(search);
  const file = { filter: { ...filter, row, sort } };
  return (
    <>
      <ListScreen
        id="product-status"
        list={list}
        title={t('Product Report')}
        count={t('as of {{time}}', { time: formatShortDateTime(asOf) })}
        actions={<ExportLinks name="product-status" variables={file} />}
        notice={
          <ReportStack>
            <ProductReportTabs at="/reports/product-status-report" search={search} />
            <ReportRange from={from} to={to} most={MAX_STATUS_DAYS} onChange={(range) => change({ days: range })}>
              <RowChoice other="VARIANT" row={search.row} onChange={(each) => change({ row: each })} />
            </ReportRange>
            <Tiles>
              <TileLink
                to="/reports/product-status-report/lines" search={searchOf(orderedLinesSearch, behind)} label={t('Ordered')} value={formatCount(total.units)}
                note={earlier(totalBefore.units)}
              />
              {statuses.map((status) => (
                <TileLink
                  key={status} to="/reports/product-status-report/lines" search={searchOf(orderedLinesSearch, { ...behind, status })}
                  label={statusText(status, t)} value={formatCount(units.get(status) ?? 0)} note={
                    <>
                      <TileLine>{shareText(units.get(status) ?? 0, total.units, t)}</TileLine>
                      <TileLine>{earlier(totalBefore.statuses.find((one) => one.status === status)?.units ?? 0)}</TileLine>
                    </>
                  }
                />
              ))}
            </Tiles>
          </ReportStack>
        }
        label={t('Pieces by status')}
        searchLabel={t('Product name or SKU')}
        filters={filters}
        sorts={[
          { id: 'UNITS', label: t('Most ordered first') },
          ...statuses.map((status) => ({ id: status, label: t('Most first: {{status}}', { status: statusText(status, t) }) })),
        ]}
        columns={columns}
        rowLabel={lineName}
        rowLink={rowLink}
        emptyState={<EmptyState title={t('Nothing was ordered on these days')}>{t('Choose other days.')}</EmptyState>}
      />
      <ReportNote><ComparedDays until={comparedUntil} /></ReportNote>
      <ReportNote>
        {t('All pieces of the orders that were taken on these days, counted where their order stands now. Of an order that was delivered in part all pieces stand there. Pieces of a bundle count for what it is made of.')}
      </ReportNote>
    </>
  );
}
