import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { ProfitPart } from '../../../../schema/rules/profit-parts.ts';
import { PARTS_OF_ORDERS, PROFIT_PARTS } from '../../../../schema/rules/profit-parts.ts';
import type { EntriesPage_ledger$key } from '../../../__generated__/EntriesPage_ledger.graphql.ts';
import type { EntriesPageQuery } from '../../../__generated__/EntriesPageQuery.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { choiceFilter } from '../../../list/choiceFilter.tsx';
import { useColumns } from '../../../list/columns.tsx';
import { dayRangeFilter } from '../../../list/dayRangeFilter.tsx';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconLink } from '../../../ui/IconLink.tsx';
import { sourceLink } from '../../accounting/sourceLink.ts';
import { entriesRoute } from '../profitRoutes.ts';
import { entriesHaveDecimals, entryColumns } from './entryColumns.tsx';
import type { EntryRow } from './entryColumns.tsx';
import { basisText, partText } from './partText.ts';
import { entriesSearch, NO_CAMPAIGN, ORDER_BASES, profitDays } from './profitSearch.ts';

const query = graphql`
  query EntriesPageQuery($first: Int!, $filter: LedgerFilter!, $sort: LedgerSort, $campaign: ID!, $isOfCampaign: Boolean!) @preloadable {
    ...EntriesPage_ledger @arguments(count: $first, filter: $filter, sort: $sort)
    node(id: $campaign) @include(if: $isOfCampaign) {
      ... on Campaign {
        name
      }
    }
  }
`;

const ledgerFragment = graphql`
  fragment EntriesPage_ledger on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "LedgerFilter!" }
    sort: { type: "LedgerSort" }
  )
  @refetchable(queryName: "EntriesPageNextQuery") {
    ledger(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "EntriesPage_ledger", filters: ["filter", "sort"]) {
      edges {
        node {
          ...entryColumns_line @relay(mask: false)
        }
      }
    }
  }
`;

const rowLink = ({ source }: EntryRow) => sourceLink(source) ?? undefined;

/** The ledger lines behind profit and sales: `/reports/order-finance-entries`. */
export function EntriesPage() {
  const { t } = useTranslation();
  const list = useListScreen<EntriesPageQuery, EntriesPage_ledger$key, typeof entriesSearch>({
    search: entriesSearch, address: entriesRoute.useSearch(), loaded: entriesRoute.useLoaderData(), query, rows: ledgerFragment,
  });
  const hasDecimals = entriesHaveDecimals(list.rows);
  const columns = useColumns(useMemo(() => entryColumns(hasDecimals), [hasDecimals]));
  const { days, part, campaign, basis } = list.search;
  const { from, to } = profitDays({ days, basis });
  const range = { from: formatDay(from), to: formatDay(to) };
  return (
    <ListScreen
      id="finance-entries"
      isWithoutViews
      list={list}
      back={<IconLink to="/reports/order-financials" search={{ days, basis }} icon={ArrowLeft} label={t('Back to profit and sales')} />}
      title={t('Order Finance Entries')}
      actions={<ExportLinks name="ledger" variables={entriesSearch.variables(list.search)} />}
      count={basis ? t('{{from}} to {{to}} · without orders', range) : t('{{from}} to {{to}}', range)}
      label={t('Entries')}
      searchLabel={t('What was booked')}
      filters={[
        choiceFilter({
          id: 'part', label: t('Figure'), value: part, onChange: (chosen) => list.change({ part: chosen as ProfitPart | undefined }),
          choices: PROFIT_PARTS.filter((one) => !basis || !PARTS_OF_ORDERS.includes(one)).map((one) => ({ id: one, name: partText(one, t) })),
        }),
        ...(part === 'ADS' && campaign ? [choiceFilter({
          id: 'campaign', label: t('Campaign'), value: campaign, onChange: (chosen) => list.change({ campaign: chosen }),
          choices: [{ id: campaign, name: campaign === NO_CAMPAIGN ? t('Without a campaign') : (list.data.node?.name ?? campaign) }],
        })] : []),
        ...(basis ? [choiceFilter({
          id: 'basis', label: t('Basis'), value: basis, onChange: (chosen) => list.change({ basis: chosen }),
          choices: ORDER_BASES.map((one) => ({ id: one, name: basisText(one, t) })),
        })] : []),
        dayRangeFilter({ id: 'days', label: t('Days'), value: days, onChange: (value) => list.change({ days: value }) }, t),
      ]}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={(line) => gatewayText(line) ?? ''}
      rowLink={rowLink}
      emptyState={
        <EmptyState title={t('Nothing was booked on these days')}>
          {t('Sales come here when they are delivered, costs when they are entered.')}
        </EmptyState>
      }
    />
  );
}
