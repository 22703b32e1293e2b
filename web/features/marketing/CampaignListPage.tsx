import { useNavigate } from '@tanstack/react-router';
import { ChartColumn, ReceiptText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { CampaignListPage_campaigns$key } from '../../__generated__/CampaignListPage_campaigns.graphql.ts';
import type { CampaignListPageQuery } from '../../__generated__/CampaignListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { openBeside, useDrawerAddress } from '../../list/drawerAddress.ts';
import { searchOf } from '../../list/linkSearch.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { expenseSearch } from '../accounting/voucherSearch.ts';
import { campaignColumns } from './campaignColumns.tsx';
import type { CampaignRow } from './campaignColumns.tsx';
import { campaignOrderSearch } from './campaignOrderSearch.ts';
import { campaignSearch } from './campaignSearch.ts';
import { campaignListRoute } from './marketingRoutes.ts';
import { useCampaigns } from './mutations/useCampaigns.ts';

const CampaignDrawer = lazyPart(() => import('./components/CampaignDrawer.tsx'), 'CampaignDrawer', { onFailed: ({ onClose }) => onClose() });

const query = graphql`
  query CampaignListPageQuery($first: Int!, $filter: CampaignsFilter, $sort: CampaignsSort) @preloadable {
    ...CampaignListPage_campaigns @arguments(count: $first, filter: $filter, sort: $sort)
  }
`;

const campaignsFragment = graphql`
  fragment CampaignListPage_campaigns on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "CampaignsFilter" }, sort: { type: "CampaignsSort" })
  @refetchable(queryName: "CampaignListPageNextQuery") {
    campaigns(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "CampaignListPage_campaigns", filters: ["filter", "sort"]) {
      edges {
        node {
          ...campaignColumns_campaign @relay(mask: false)
        }
      }
    }
  }
`;

const campaignLink = ({ id }: CampaignRow) => openBeside(id);

/** Which orders belong to which campaign: `/marketing/product-campaigns`. */
export function CampaignListPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const loaded = campaignListRoute.useLoaderData();
  const list = useListScreen<CampaignListPageQuery, CampaignListPage_campaigns$key, typeof campaignSearch>({
    search: campaignSearch, address: campaignListRoute.useSearch(), loaded, query, rows: campaignsFragment,
    isStill: ({ isMapped }, { show }) => show === undefined || isMapped === (show === 'MAPPED'),
  });
  const columns = useColumns(campaignColumns);
  const drawer = useDrawerAddress();
  const { remove, isRemoving } = useCampaigns();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<CampaignRow | null>(null);

  const refresh = useRefresh<CampaignListPageQuery>(query, loaded.variables);

  async function takeAway() {
    if (!leaving) return;
    const outcome = await remove({ campaignId: leaving.id, version: leaving.version });
    setLeaving(null);
    if (outcome.ok) toast.success(t('{{name}} is removed', { name: leaving.name }));
    else toastProblem(outcome.problem);
    // Somebody else may have changed it: without reading it again, each further try would be refused.
    return refresh();
  }

  return (
    <>
      <ListScreen
        id="campaigns"
        exportName="campaigns"
        list={list}
        title={t('Product Campaigns')}
        actions={<LinkButton to="/marketing/meta-ads-report">{t('Meta Ads Report')}</LinkButton>}
        create={{ label: t('New campaign'), to: () => setAdding(true) }}
        label={t('Campaigns')}
        tabs={{
          label: t('Campaigns by whether their orders can be found'),
          items: [
            { value: undefined, label: t('All') },
            { value: 'UNMAPPED', label: t('Unmapped') },
            { value: 'MAPPED', label: t('Mapped') },
          ],
        }}
        searchLabel={t('Campaign or platform')}
        sorts={[
          { id: 'NEWEST', label: t('Newest first') },
          { id: 'OLDEST', label: t('Oldest first') },
        ]}
        columns={columns}
        rowLabel={({ name }) => name}
        rowLink={campaignLink}
        rowActions={(campaign) => [
          {
            id: 'orders', icon: ChartColumn, label: t('Its orders'),
            onAction: () => void navigate({ to: '/marketing/campaign-orders', search: searchOf(campaignOrderSearch, { campaign: campaign.id }) }),
          },
          campaign.spent
            ? {
                id: 'expenses', icon: ReceiptText, label: t('Its ad expenses'),
                onAction: () => void navigate({ to: '/expense/expense-list', search: searchOf(expenseSearch, { kind: 'AD_EXPENSE', campaign: campaign.id }) }),
              }
            : { id: 'remove', icon: Trash2, label: t('Remove'), onAction: () => setLeaving(campaign) },
        ]}
        emptyState={list.search.show === 'UNMAPPED' ? (
          <EmptyState title={t('Every campaign is mapped')}>{t('A new one comes here when an ad expense names it.')}</EmptyState>
        ) : (
          <EmptyState
            title={t('No campaigns yet')}
            action={<LinkButton to="/expense/new-ad-expense">{t('New Ad Expense')}</LinkButton>}
          >
            {t('A campaign comes here when an ad expense names it. Say then what it advertises, and the report counts what became of its orders.')}
          </EmptyState>
        )}
      />
      {drawer.opened && <CampaignDrawer key={drawer.opened} id={drawer.opened} onSaved={refresh} onClose={drawer.close} />}
      {isAdding && <CampaignDrawer id={null} onSaved={refresh} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        title={t('Remove {{name}}?', { name: leaving?.name ?? '' })}
        confirmLabel={t('Remove')}
        isOpen={leaving !== null}
        isPending={isRemoving}
        onClose={() => setLeaving(null)}
        onConfirm={() => void takeAway()}
        isDanger
      >
        {t('No ad expense names it, so that no spend loses its campaign.')}
      </ConfirmDialog>
    </>
  );
}
