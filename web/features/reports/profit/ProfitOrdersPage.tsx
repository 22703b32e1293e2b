import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatDay } from '../../../../schema/rules/format.ts';
import { MAX_BASIS_DAYS } from '../../../../schema/rules/profit-parts.ts';
import type { ProfitOrdersPage_orders$key } from '../../../__generated__/ProfitOrdersPage_orders.graphql.ts';
import type { ProfitOrdersPageQuery } from '../../../__generated__/ProfitOrdersPageQuery.graphql.ts';
import { useColumns } from '../../../list/columns.tsx';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { IconLink } from '../../../ui/IconLink.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { onlyOf } from '../onlySearch.ts';
import { ReportRange } from '../ReportRange.tsx';
import { profitOrdersRoute } from '../profitRoutes.ts';
import { BasisSelect } from './BasisSelect.tsx';
import { basisText } from './partText.ts';
import { profitOrderColumns, profitOrdersHaveDecimals } from './profitOrderColumns.tsx';
import type { ProfitOrderRow } from './profitOrderColumns.tsx';
import { ORDER_BASES, profitDays, profitOrdersSearch } from './profitSearch.ts';

const query = graphql`
  query ProfitOrdersPageQuery($first: Int!, $filter: ProfitOrdersFilter!, $sums: ProfitReportFilter!) @preloadable {
    ...ProfitOrdersPage_orders @arguments(count: $first, filter: $filter)
    profitReport(filter: $sums) {
      total {
        orders
        sales
        gross
      }
    }
  }
`;

const ordersFragment = graphql`
  fragment ProfitOrdersPage_orders on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "ProfitOrdersFilter!" })
  @refetchable(queryName: "ProfitOrdersPageNextQuery") {
    profitOrders(first: $count, after: $cursor, filter: $filter) @connection(key: "ProfitOrdersPage_profitOrders", filters: ["filter"]) {
      edges {
        node {
          ...profitOrderColumns_order @relay(mask: false)
        }
      }
    }
  }
`;

// Its values are read beside the orders.
const OnlyChoices = lazyPart(() => import('../OnlyChoices.tsx'), 'OnlyChoices');

const orderLink = ({ id }: ProfitOrderRow) => ({ to: '/ecom/order/$id', params: { id } }) as const;

/** The orders behind profit and sales on another basis than the delivery: `/reports/order-financials/orders`. */
export function ProfitOrdersPage() {
  const { t } = useTranslation();
  const list = useListScreen<ProfitOrdersPageQuery, ProfitOrdersPage_orders$key, typeof profitOrdersSearch>({
    search: profitOrdersSearch, address: profitOrdersRoute.useSearch(), loaded: profitOrdersRoute.useLoaderData(), query, rows: ordersFragment,
  });
  const hasDecimals = profitOrdersHaveDecimals(list.rows);
  const columns = useColumns(useMemo(() => profitOrderColumns(hasDecimals), [hasDecimals]));
  const { days } = list.search;
  const basis = list.search.basis ?? 'SHIPPED';
  const { from, to } = profitDays({ days, basis });
  const { orders, sales, gross } = list.data.profitReport.total;
  return (
    <ListScreen
      id="profit-orders"
      isWithoutViews
      list={list}
      back={<IconLink to="/reports/order-financials" search={{ days, basis, ...onlyOf(list.search) }} icon={ArrowLeft} label={t('Back to profit and sales')} />}
      title={t('Orders behind the profit')}
      count={t('{{basis}} · {{from}} to {{to}} · {{count}} orders · {{sales}} sales · {{gross}} gross profit', {
        basis: basisText(basis, t), from: formatDay(from), to: formatDay(to), count: orders ?? 0, sales: exactTaka(sales ?? 0), gross: exactTaka(gross ?? 0),
        defaultValue_one: '{{basis}} · {{from}} to {{to}} · {{count}} order · {{sales}} sales · {{gross}} gross profit',
      })}
      actions={<ExportLinks name="profit-orders" variables={profitOrdersSearch.variables(list.search)} />}
      label={t('Orders behind the profit')}
      notice={
        <ReportRange from={from} to={to} most={MAX_BASIS_DAYS} onChange={(chosen) => list.change({ days: chosen })}>
          <BasisSelect bases={ORDER_BASES} basis={basis} onChange={(chosen) => list.change({ basis: chosen === 'SETTLED' ? chosen : undefined })} />
          <OnlyChoices search={list.search} onChange={list.change} />
        </ReportRange>
      }
      columns={columns}
      rowLabel={({ reference }) => t('order {{order}}', { order: reference })}
      rowLink={orderLink}
      emptyState={<EmptyState title={t('No orders on these days')}>{t('They come here as the report counts them.')}</EmptyState>}
    />
  );
}
