import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { dhakaDayEnd, formatShortDateTime, formatDay } from '../../../../schema/rules/format.ts';
import type { InventoryReportPage_lines$key } from '../../../__generated__/InventoryReportPage_lines.graphql.ts';
import type { InventoryReportPageQuery } from '../../../__generated__/InventoryReportPageQuery.graphql.ts';
import { choiceFilter } from '../../../list/choiceFilter.tsx';
import { useColumns } from '../../../list/columns.tsx';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useCategoryBrandFilters } from '../../catalog/useCategoryBrandFilters.tsx';
import { inventoryRoute } from '../reportsRoutes.ts';
import { ReportNote } from '../ReportNote.tsx';
import { ReportStack } from '../ReportStack.tsx';
import { InventoryChoices } from './InventoryChoices.tsx';
import { inventoryReportColumns } from './inventoryReportColumns.tsx';
import type { InventoryRow } from './inventoryReportColumns.tsx';
import { idleDays, inventoryReportSearch } from './inventoryReportSearch.ts';
import { InventoryTiles } from './InventoryTiles.tsx';
import { lineName } from './lineName.ts';
import { ProductReportTabs } from './ProductReportTabs.tsx';

const query = graphql`
  query InventoryReportPageQuery(
    $first: Int!
    $filter: InventoryReportFilter!
    $sums: InventoryReportFilter!
    $earlier: InventoryReportFilter!
    $isCompared: Boolean!
    $row: ProductReportRow!
    $sort: InventoryReportSort!
  ) @preloadable {
    ...useCategoryBrandFilters_query
    ...InventoryReportPage_lines @arguments(count: $first, filter: $filter, row: $row, sort: $sort)
    inventoryReport(filter: $sums) {
      asOf
      total {
        ...InventoryTiles_figures
      }
    }
    earlier: inventoryReport(filter: $earlier) @include(if: $isCompared) {
      total {
        ...InventoryTiles_figures
      }
    }
    locations(first: 100) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

const linesFragment = graphql`
  fragment InventoryReportPage_lines on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "InventoryReportFilter!" }
    row: { type: "ProductReportRow!" }
    sort: { type: "InventoryReportSort!" }
  )
  @refetchable(queryName: "InventoryReportPageNextQuery") {
    inventoryLines(first: $count, after: $cursor, filter: $filter, row: $row, sort: $sort)
      @connection(key: "InventoryReportPage_inventoryLines", filters: ["filter", "row", "sort"]) {
      edges {
        node {
          ...inventoryReportColumns_line @relay(mask: false)
        }
      }
    }
  }
`;

const productLink = ({ productId }: InventoryRow) => ({ to: '/product/product-list/$id', params: { id: productId } }) as const;

/** Where the stock is or was on a day, what it is worth and how old it is: `/reports/product-inventory`. */
export function InventoryReportPage() {
  const { t } = useTranslation();
  const list = useListScreen<InventoryReportPageQuery, InventoryReportPage_lines$key, typeof inventoryReportSearch>({
    search: inventoryReportSearch, address: inventoryRoute.useSearch(), loaded: inventoryRoute.useLoaderData(), query, rows: linesFragment,
  });
  const { search, change } = list;
  const { location, on } = search;
  const columns = useColumns(useMemo(
    () => inventoryReportColumns({ ...(location && { locationId: location }), ...(on && { createdBefore: dhakaDayEnd(on).toISOString() }) }, list.rows),
    [location, on, list.rows],
  ));
  const { filters } = useCategoryBrandFilters(list.data, search, change);
  const { inventoryReport: { total, asOf }, earlier, locations } = list.data;
  const { filter, row, sort } = inventoryReportSearch.variables(search);
  const file = { filter: { ...filter, row, sort } };
  const places = locations.edges.map(({ node }) => node);
  return (
    <>
      <ListScreen
        id="product-inventory"
        list={list}
        title={t('Product Report')}
        count={search.on ? t('at the end of {{day}}', { day: formatDay(search.on) }) : t('as of {{time}}', { time: formatShortDateTime(asOf) })}
        actions={<ExportLinks name="product-inventory" variables={file} />}
        notice={
          <ReportStack>
            <ProductReportTabs at="/reports/product-inventory" search={search} />
            <InventoryChoices search={search} change={change} />
            <InventoryTiles figures={total} earlier={earlier?.total ?? null} idleDays={idleDays(search)} />
            {earlier && search.vs && <ReportNote>{t('Compared with the end of {{day}}', { day: formatDay(search.vs) })}</ReportNote>}
          </ReportStack>
        }
        label={t('Stock by product')}
        searchLabel={t('Product name or SKU')}
        filters={[
          ...filters,
          ...(places.length > 1 || search.location
            ? [choiceFilter({ id: 'location', label: t('Location'), value: search.location, choices: places, onChange: (id) => change({ location: id }) })]
            : []),
        ]}
        sorts={[
          { id: 'UNITS', label: t('Most pieces first') },
          { id: 'VALUE', label: t('Highest value first') },
          { id: 'OLDEST', label: t('Oldest stock first') },
          { id: 'DEAD', label: t('Most dead stock first') },
          { id: 'COVER', label: t('Lasts longest first') },
        ]}
        columns={columns}
        rowLabel={lineName}
        rowLink={productLink}
        emptyState={<EmptyState title={t('No stock')}>{t('Products come here when they have pieces in the shop, with couriers or on their way back.')}</EmptyState>}
      />
      <ReportNote>
        {t('Value is what is on hand at its average cost, as in the books; pieces with couriers and between locations are in accounts of their own. What is on hand is taken to be what came last, so that ages are those of the newest deliveries. Dead stock has been here for so many days, and none of its kind was sold in them. Days of cover say how long what is not reserved lasts when as many sell as in the 30 days before.')}
      </ReportNote>
    </>
  );
}
