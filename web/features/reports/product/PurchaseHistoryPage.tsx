import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount, formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { PurchaseHistoryPage_lines$key } from '../../../__generated__/PurchaseHistoryPage_lines.graphql.ts';
import type { PurchaseHistoryPageQuery } from '../../../__generated__/PurchaseHistoryPageQuery.graphql.ts';
import { choiceFilter } from '../../../list/choiceFilter.tsx';
import { useColumns } from '../../../list/columns.tsx';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { searchOf } from '../../../list/linkSearch.ts';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useCategoryBrandFilters } from '../../catalog/useCategoryBrandFilters.tsx';
import { Tile, TileLine, TileLink, Tiles } from '../../orders/dashboard/Tile.tsx';
import { ComparedDays } from '../ComparedDays.tsx';
import { ReportNote } from '../ReportNote.tsx';
import { ReportRange } from '../ReportRange.tsx';
import { purchaseHistoryRoute } from '../reportsRoutes.ts';
import { ReportStack } from '../ReportStack.tsx';
import { lineName, ofLine } from './lineName.ts';
import { ProductReportTabs } from './ProductReportTabs.tsx';
import { purchaseHistoryColumns } from './purchaseHistoryColumns.tsx';
import type { PurchaseLine } from './purchaseHistoryColumns.tsx';
import { purchaseDays, purchasedLinesSearch, purchaseHistorySearch, USUAL_PURCHASE_DAYS } from './purchaseHistorySearch.ts';
import { RowChoice } from './RowChoice.tsx';

const query = graphql`
  query PurchaseHistoryPageQuery($first: Int!, $filter: PurchaseHistoryFilter!, $row: ProductReportRow!, $sort: PurchaseHistorySort!) @preloadable {
    ...useCategoryBrandFilters_query
    ...PurchaseHistoryPage_lines @arguments(count: $first, filter: $filter, row: $row, sort: $sort)
    purchaseHistory(filter: $filter) {
      asOf
      total {
        received
        value
        receipts
        suppliers
        back
        refund
      }
      totalBefore {
        received
        value
        back
      }
      suppliers {
        supplierId
        name
      }
    }
  }
`;

const linesFragment = graphql`
  fragment PurchaseHistoryPage_lines on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "PurchaseHistoryFilter!" }
    row: { type: "ProductReportRow!" }
    sort: { type: "PurchaseHistorySort!" }
  )
  @refetchable(queryName: "PurchaseHistoryPageNextQuery") {
    purchaseHistoryLines(first: $count, after: $cursor, filter: $filter, row: $row, sort: $sort)
      @connection(key: "PurchaseHistoryPage_purchaseHistoryLines", filters: ["filter", "row", "sort"]) {
      edges {
        node {
          ...purchaseHistoryColumns_line @relay(mask: false)
        }
      }
    }
  }
`;

const MAX_DAYS = 366;

/** What came from suppliers on some days, and what a piece of it cost: `/reports/product-purchase-history`. */
export function PurchaseHistoryPage() {
  const { t } = useTranslation();
  const list = useListScreen<PurchaseHistoryPageQuery, PurchaseHistoryPage_lines$key, typeof purchaseHistorySearch>({
    search: purchaseHistorySearch, address: purchaseHistoryRoute.useSearch(), loaded: purchaseHistoryRoute.useLoaderData(), query, rows: linesFragment,
  });
  const { search, change } = list;
  const { from, to } = purchaseDays(search);
  const { days, category, brand, supplier, search: words } = search;
  const { total, totalBefore, suppliers, asOf } = list.data.purchaseHistory;
  const withPast = (note: string, past: string) => (
    <>
      <TileLine>{note}</TileLine>
      <TileLine>{t('{{before}} in the days before', { before: past })}</TileLine>
    </>
  );
  const behind = useMemo(() => ({ days, category, brand, supplier, search: words }), [days, category, brand, supplier, words]);
  const columns = useColumns(useMemo(() => purchaseHistoryColumns(behind, list.rows), [behind, list.rows]));
  const rowLink = useMemo(
    () => (row: PurchaseLine) => ({ to: '/reports/product-purchase-history/lines', search: searchOf(purchasedLinesSearch, { ...behind, ...ofLine(row) }) }) as const,
    [behind],
  );
  const { filters } = useCategoryBrandFilters(list.data, search, change);
  const { filter, row, sort } = purchaseHistorySearch.variables(search);
  const file = { filter: { ...filter, row, sort } };
  return (
    <>
      <ListScreen
        id="product-purchases"
        list={list}
        title={t('Product Report')}
        count={t('as of {{time}}', { time: formatShortDateTime(asOf) })}
        actions={<ExportLinks name="product-purchases" variables={file} />}
        notice={
          <ReportStack>
            <ProductReportTabs at="/reports/product-purchase-history" search={search} />
            <ReportRange from={from} to={to} most={MAX_DAYS} usualDays={USUAL_PURCHASE_DAYS} onChange={(range) => change({ days: range })}>
              <RowChoice other="VARIANT" row={search.row} onChange={(each) => change({ row: each })} />
            </ReportRange>
            <Tiles $isLinesOnPhone>
              <TileLink
                to="/reports/product-purchase-history/lines" search={searchOf(purchasedLinesSearch, { ...behind, way: 'CAME' })}
                label={t('Pieces that came')} value={formatCount(total.received)}
                note={withPast(t('{{count}} deliveries', { count: total.receipts, defaultValue_one: '{{count}} delivery' }), formatCount(totalBefore.received))}
              />
              <Tile
                label={t('Cost')} value={exactTaka(total.value ?? 0)}
                note={withPast(t('from {{count}} suppliers', { count: total.suppliers, defaultValue_one: 'from {{count}} supplier' }), exactTaka(totalBefore.value ?? 0))}
              />
              <TileLink
                to="/reports/product-purchase-history/lines" search={searchOf(purchasedLinesSearch, { ...behind, way: 'WENT_BACK' })}
                label={t('Went back')} value={formatCount(total.back)} note={withPast(t('{{amount}} refunded', { amount: exactTaka(total.refund ?? 0) }), formatCount(totalBefore.back))}
              />
            </Tiles>
            <ReportNote><ComparedDays until={null} /></ReportNote>
          </ReportStack>
        }
        label={t('Purchases by product')}
        searchLabel={t('Product name or SKU')}
        filters={[
          ...filters,
          choiceFilter({
            id: 'supplier', label: t('Supplier'), value: supplier, onChange: (id) => change({ supplier: id }),
            choices: suppliers.map(({ supplierId, name }) => ({ id: supplierId, name })),
          }),
        ]}
        sorts={[
          { id: 'UNITS', label: t('Most pieces first') },
          { id: 'VALUE', label: t('Highest cost first') },
          { id: 'LATEST', label: t('Latest delivery first') },
          { id: 'RISE', label: t('Largest rise of cost first') },
          { id: 'RECEIPTS', label: t('Most deliveries first') },
          { id: 'BACK', label: t('Most sent back first') },
          { id: 'NAME', label: t('By name') },
          { id: 'SUPPLIER', label: t('By supplier') },
        ]}
        columns={columns}
        rowLabel={lineName}
        rowLink={rowLink}
        emptyState={
          <EmptyState title={t('Nothing came on these days')} action={<LinkButton to="/purchase/purchase-list">{t('Purchases')}</LinkButton>}>
            {t('Products come here when goods of a purchase are received. Choose other days.')}
          </EmptyState>
        }
      />
      <ReportNote>
        {t('Deliveries count on the day on which they were received, at what their bills say now, with their part of transport, duty and packing. The change is that of the last delivery of these days against the first one. What went back to suppliers is not taken off; void purchases and opening stock do not count.')}
      </ReportNote>
    </>
  );
}
