import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import type { TierLimitsPageQuery } from '../../__generated__/TierLimitsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import type { FactColumn } from '../../ui/FactTable.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { tierLimitsRoute } from './platformRoutes.ts';
import { smsPrice } from './smsPrice.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { Tier } from './TierDialog.tsx';

// The dialog is loaded when it is opened.
const TierDialog = lazyPart(() => import('./TierDialog.tsx'), 'TierDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const tierLimitsPageQuery = graphql`
  query TierLimitsPageQuery @preloadable {
    tierLimits {
      tier
      productLimit
      ecomOrderLimit
      userLimit
      fileLimitMb
      packagePrice
      smsRate
      trialDays
    }
  }
`;

/** The limits of each subscription tier: `/super-admin/tier-limits`. */
export function TierLimitsPage() {
  const { t } = useTranslation();
  const { tierLimits } = useRouteQuery<TierLimitsPageQuery>(tierLimitsPageQuery, tierLimitsRoute.useLoaderData());
  const [editing, setEditing] = useState<Tier | null>(null);

  const refresh = useRefresh<TierLimitsPageQuery>(tierLimitsPageQuery, {});

  const columns: FactColumn<Tier>[] = [
    { id: 'tier', header: t('Tier'), isWide: true, cell: ({ tier }) => <Badge>{tier}</Badge> },
    { id: 'products', header: t('Products'), align: 'end', cell: (tier) => formatCount(tier.productLimit) },
    { id: 'orders', header: t('Orders'), align: 'end', cell: (tier) => formatCount(tier.ecomOrderLimit) },
    { id: 'users', header: t('Users'), align: 'end', cell: (tier) => formatCount(tier.userLimit) },
    { id: 'files', header: t('Files (MB)'), align: 'end', cell: (tier) => formatCount(tier.fileLimitMb) },
    { id: 'price', header: t('Price per month'), align: 'end', cell: (tier) => formatTaka(tier.packagePrice) },
    { id: 'sms', header: t('Price per SMS'), align: 'end', cell: (tier) => smsPrice(tier.smsRate) },
    { id: 'trial', header: t('Trial days'), align: 'end', cell: (tier) => formatCount(tier.trialDays) },
    {
      id: 'edit',
      header: t('Change'),
      align: 'end',
      isLine: true,
      cell: (tier) => (
        <IconButton
          icon={Pencil}
          size="small"
          label={t('Change {{tier}}', { tier: tier.tier })}
          onClick={() => setEditing(tier)}
        />
      ),
    },
  ];

  return (
    <>
      <PageHeader
        title={t('Tier limits')}
        actions={<LinkButton to="/super-admin/payments">{t('Payments')}</LinkButton>}
      />
      <Card isFlush>
        <FactTable label={t('Tier limits')} columns={columns} rows={tierLimits} getRowId={({ tier }) => tier} isStackedOnPhone />
      </Card>
      {editing && <TierDialog tier={editing} onClose={() => setEditing(null)} onSaved={refresh} />}
    </>
  );
}
