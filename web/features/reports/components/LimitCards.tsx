import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatExpiryDate } from '../../../../schema/rules/format.ts';
import type { LimitCards_business$key } from '../../../__generated__/LimitCards_business.graphql.ts';
import { relativeTime } from '../../../relay/serverTime.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DetailPair } from '../../../ui/DetailColumns.tsx';
import { token } from '../../../ui/theme/token.ts';
import { daysLeft } from '../../business/gate.ts';
import { AddSmsBalance } from './AddSmsBalance.tsx';
import { ChangePackage } from './ChangePackage.tsx';
import { RenewPackage } from './RenewPackage.tsx';
import { UsageBar } from './UsageBar.tsx';

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 16px 28px;
`;

const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px;

  p {
    color: ${token.ink2};
  }

  strong {
    display: block;
    font-size: 20px;
    font-weight: 650;
    line-height: 28px;
    font-variant-numeric: tabular-nums;
    color: ${token.ink};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A failed purchase that the user repeats. */
export interface Retry {
  type: 'SMS' | 'PACKAGE_RENEW' | 'TIER_CHANGE';
  quantity: number;
  /** Of a change of the package: which one. */
  tier?: string | null;
}

interface LimitCardsProps {
  business: LimitCards_business$key;
  /** Opens the purchase panel with these values. */
  retry: Retry | null;
  onRetryEnd: () => void;
}

/** The limits, and below them the package and the SMS balance with their purchase panels. */
export function LimitCards({ business: key, retry, onRetryEnd }: LimitCardsProps) {
  const { t } = useTranslation();
  const business = useFragment(
    graphql`
      fragment LimitCards_business on Business {
        subscription
        packageExpiresAt
        smsBalance
        productUsage
        productLimit
        ecomOrderUsage
        ecomOrderLimit
        userUsage
        userLimit
        fileUsageMb
        fileLimitMb
        ...RenewPackage_business
        ...AddSmsBalance_business
        ...ChangePackage_business
      }
    `,
    key,
  );
  const { packageExpiresAt, smsBalance } = business;
  const days = daysLeft(packageExpiresAt);
  const isExpired = days < 0;
  const again = (type: Retry['type']) => (retry?.type === type ? retry.quantity : undefined);
  return (
    <>
      <Card title={t('Usage')}>
        <Bars>
          <UsageBar label={t('Products')} used={business.productUsage} limit={business.productLimit} />
          <UsageBar label={t('Order')} used={business.ecomOrderUsage} limit={business.ecomOrderLimit} />
          <UsageBar label={t('User')} used={business.userUsage} limit={business.userLimit} />
          <UsageBar label={t('Files (MB)')} used={business.fileUsageMb} limit={business.fileLimitMb} />
        </Bars>
      </Card>
      <DetailPair>
        <Card
          title={t('Package')}
          mark={<Badge meaning={isExpired ? 'bad' : 'good'}>{business.subscription}</Badge>}
        >
          <Fact>
            <p>
              {isExpired
                ? t('Expired {{distance}}', { distance: relativeTime(packageExpiresAt) })
                : t('Expires in {{count}} days', { count: days, defaultValue_one: 'Expires in {{count}} day' })}
              <strong>{formatExpiryDate(packageExpiresAt)}</strong>
            </p>
            <Ways>
              <ChangePackage business={business} tier={retry?.tier} again={again('TIER_CHANGE')} onClose={onRetryEnd} />
              <RenewPackage business={business} again={again('PACKAGE_RENEW')} onClose={onRetryEnd} />
            </Ways>
          </Fact>
        </Card>
        <Card title={t('SMS balance')}>
          <Fact>
            <p>
              {t('Messages left')}
              <strong>{formatCount(smsBalance)}</strong>
            </p>
            <AddSmsBalance business={business} again={again('SMS')} onClose={onRetryEnd} />
          </Fact>
        </Card>
      </DetailPair>
    </>
  );
}
