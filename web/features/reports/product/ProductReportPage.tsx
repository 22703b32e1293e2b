import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { ProductReportPage_lines$key } from '../../../__generated__/ProductReportPage_lines.graphql.ts';
import type { ProductReportPageQuery } from '../../../__generated__/ProductReportPageQuery.graphql.ts';
import { useColumns } from '../../../list/columns.tsx';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { searchOf } from '../../../list/linkSearch.ts';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useCategoryBrandFilters } from '../../catalog/useCategoryBrandFilters.tsx';
import { ComparedDays } from '../ComparedDays.tsx';
import { ReportNote } from '../ReportNote.tsx';
import { ReportRange } from '../ReportRange.tsx';
import { reportDays } from '../reportDays.ts';
import { productReportRoute } from '../reportsRoutes.ts';
import { ReportStack } from '../ReportStack.tsx';
import { lineName, ofLine } from './lineName.ts';
import { productReportColumns } from './productReportColumns.tsx';
import type { ReportLine } from './productReportColumns.tsx';
import { productReportSearch, soldLinesSearch } from './productReportSearch.ts';
import type { SoldLinesSearch } from './productReportSearch.ts';
import { ProductReportTabs } from './ProductReportTabs.tsx';
import { ProductReportTiles } from './ProductReportTiles.tsx';
import { RowChoice } from './RowChoice.tsx';

const query = graphql`
  query ProductReportPageQuery($first: Int!, $filter: ProductReportFilter!, $row: ProductReportRow!, $sort: ProductReportSort!) @preloadable {
    ...useCategoryBrandFilters_query
    ...ProductReportPage_lines @arguments(count: $first, filter: $filter, row: $row, sort: $sort)
    productReport(filter: $filter) {
      asOf
      total {
        ...ProductReportTiles_figures
      }
      totalBefore {
        ...ProductReportTiles_figures
      }
      comparedUntil
    }
  }
`;

const linesFragment = graphql`
  fragment ProductReportPage_lines on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "ProductReportFilter!" }
    row: { type: "ProductReportRow!" }
    sort: { type: "ProductReportSort!" }
  )
  @refetchable(queryName: "ProductReportPageNextQuery") {
    productReportLines(first: $count, after: $cursor, filter: $filter, row: $row, sort: $sort)
      @connection(key: "ProductReportPage_productReportLines", filters: ["filter", "row", "sort"]) {
      edges {
        node {
          ...productReportColumns_line @relay(mask: false)
        }
      }
    }
  }
`;

const MAX_DAYS = 366;

/** What products sold and earned on some days: `/reports/product-report`. */
export function ProductReportPage() {
  const { t } = useTranslation();
  const list = useListScreen<ProductReportPageQuery, ProductReportPage_lines$key, typeof productReportSearch>({
    search: productReportSearch, address: productReportRoute.useSearch(), loaded: productReportRoute.useLoaderData(), query, rows: linesFragment,
  });
  const { search, change } = list;
  const { from, to } = reportDays(search);
  const { days, of, category, brand, search: words } = search;
  const behind = useMemo((): SoldLinesSearch => ({ days, of, category, brand, search: words }), [days, of, category, brand, words]);
  const columns = useColumns(useMemo(() => productReportColumns(behind, list.rows), [behind, list.rows]));
  const rowLink = useMemo(
    () => (row: ReportLine) => ({ to: '/reports/product-report/lines', search: searchOf(soldLinesSearch, { ...behind, ...ofLine(row) }) }) as const,
    [behind],
  );
  const { filters } = useCategoryBrandFilters(list.data, search, change);
  const { total, totalBefore, comparedUntil, asOf } = list.data.productReport;
  const { filter, row, sort } = productReportSearch.variables(search);
  const file = { filter: { ...filter, row, sort } };
  return (
    <>
      <ListScreen
        id="product-report"
        list={list}
        title={t('Product Report')}
        count={t('as of {{time}}', { time: formatShortDateTime(asOf) })}
        actions={<ExportLinks name="product-report" variables={file} />}
        notice={
          <ReportStack>
            <ProductReportTabs at="/reports/product-report" search={search} />
            <ReportRange from={from} to={to} most={MAX_DAYS} onChange={(range) => change({ days: range })}>
              <div data-wide="">
                <Select
                  label={t('Which day counts')} name="of" value={of ?? ''} onChange={(day) => change({ of: day === 'SHIPPED' ? day : undefined })}
                  options={[{ id: '', label: t('When it was delivered or came back') }, { id: 'SHIPPED', label: t('When it was shipped') }]}
                />
              </div>
              <RowChoice other="VARIANT" row={search.row} onChange={(each) => change({ row: each })} />
            </ReportRange>
            <ProductReportTiles now={total} before={totalBefore} behind={behind} />
            <ReportNote><ComparedDays until={comparedUntil} /></ReportNote>
          </ReportStack>
        }
        label={t('Sales by product')}
        searchLabel={t('Product name or SKU')}
        filters={filters}
        sorts={[
          { id: 'REVENUE', label: t('Most revenue first') },
          { id: 'PROFIT', label: t('Most profit first') },
          { id: 'LOSS', label: t('Least profit first') },
          { id: 'SHIPPED', label: t('Most sold first') },
          { id: 'DELIVERED', label: t('Most delivered first') },
          { id: 'BACK', label: t('Most returns first') },
          { id: 'BACK_SHARE', label: t('Largest share back first') },
        ]}
        columns={columns}
        rowLabel={lineName}
        rowLink={rowLink}
        emptyState={
          <EmptyState title={t('Nothing was sold on these days')}>
            {t('Products come here when parcels with them are delivered or come back. Choose other days.')}
          </EmptyState>
        }
      />
      <ReportNote>
        {of === 'SHIPPED'
          ? t('All pieces that were handed over on these days, and what has become of them. What is under way may still come back, so that profit is an estimate.')
          : t('Pieces count on the day on which their order was delivered; where it never was, on the day on which it was back in hand or lost.')}
        {' '}
        {t('Came back is what was refused or given back, on its way too; its share is that of all pieces that were delivered or came back. Profit is what was earned for the goods, less what they have cost and what came back damaged. Couriers, ads and other costs are in Profit & Sales. Pieces of a bundle count for what it is made of.')}
      </ReportNote>
    </>
  );
}
