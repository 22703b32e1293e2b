import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatDay } from '../../../schema/rules/format.ts';
import type { CampaignOrdersPage_orders$key } from '../../__generated__/CampaignOrdersPage_orders.graphql.ts';
import type { CampaignOrdersPageQuery } from '../../__generated__/CampaignOrdersPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { ExportLinks } from '../../list/ExportLinks.tsx';
import { searchOf } from '../../list/linkSearch.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NO_CAMPAIGN } from '../reports/profit/profitSearch.ts';
import { reportDays } from '../reports/reportDays.ts';
import { campaignOrderColumns } from './campaignOrderColumns.tsx';
import type { CampaignOrderRow } from './campaignOrderColumns.tsx';
import { campaignOrderSearch } from './campaignOrderSearch.ts';
import { campaignOrdersRoute } from './marketingRoutes.ts';

const query = graphql`
  query CampaignOrdersPageQuery($first: Int!, $filter: CampaignOrdersFilter!, $campaign: ID!, $isNamed: Boolean!) @preloadable {
    ...CampaignOrdersPage_orders @arguments(count: $first, filter: $filter)
    node(id: $campaign) @include(if: $isNamed) {
      ... on Campaign {
        name
      }
    }
  }
`;

const ordersFragment = graphql`
  fragment CampaignOrdersPage_orders on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "CampaignOrdersFilter!" })
  @refetchable(queryName: "CampaignOrdersPageNextQuery") {
    campaignOrders(first: $count, after: $cursor, filter: $filter)
      @connection(key: "CampaignOrdersPage_campaignOrders", filters: ["filter"]) {
      edges {
        node {
          ...campaignOrderColumns_order @relay(mask: false)
        }
      }
    }
  }
`;

const orderLink = ({ id, isWebOrder }: CampaignOrderRow) =>
  (isWebOrder ? { to: '/website/order/$id', params: { id } } as const : { to: '/ecom/order/$id', params: { id } } as const);

/** The orders behind a figure of the report of ads: `/marketing/campaign-orders`. */
export function CampaignOrdersPage() {
  const { t } = useTranslation();
  const list = useListScreen<CampaignOrdersPageQuery, CampaignOrdersPage_orders$key, typeof campaignOrderSearch>({
    search: campaignOrderSearch, address: campaignOrdersRoute.useSearch(), loaded: campaignOrdersRoute.useLoaderData(), query, rows: ordersFragment,
  });
  const columns = useColumns(useMemo(() => campaignOrderColumns(list.rows), [list.rows]));
  const { campaign, days } = list.search;
  const { from, to } = reportDays({ days });
  const name = list.data.node?.name;
  const title = campaign === NO_CAMPAIGN ? t('Orders without a campaign') : name ? t('Orders of {{name}}', { name }) : t('Campaign Orders');
  return (
    <ListScreen
      id="campaign-orders"
      isWithoutViews
      list={list}
      back={<IconLink to="/marketing/meta-ads-report" search={{ days }} icon={ArrowLeft} label={t('Back to the report of ads')} />}
      title={title}
      count={t('{{from}} to {{to}}', { from: formatDay(from), to: formatDay(to) })}
      actions={<ExportLinks name="campaign-orders" variables={campaignOrderSearch.variables(list.search)} />}
      label={title}
      tabs={{
        label: t('Orders by what became of them'),
        items: [
          { value: undefined, label: t('All') },
          { value: 'APPROVED', label: t('Approved') },
          { value: 'DELIVERED', label: t('Delivered') },
          { value: 'SETTLED', label: t('Settled') },
          { value: 'RETURNED', label: t('Came back') },
        ],
      }}
      columns={columns}
      rowLabel={({ number }) => t('order {{number}}', { number })}
      rowLink={orderLink}
      emptyState={
        <EmptyState
          title={t('No orders on these days')}
          action={list.search.state && (
            <LinkButton to="/marketing/campaign-orders" search={searchOf(campaignOrderSearch, { campaign, days })}>{t('Show all of them')}</LinkButton>
          )}
        >
          {t('They come here as the report counts them.')}
        </EmptyState>
      }
    />
  );
}
