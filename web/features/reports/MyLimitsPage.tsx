import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatExpiryDate } from '../../../schema/rules/format.ts';
import type { MyLimitsPageQuery } from '../../__generated__/MyLimitsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { DetailPair, DetailStack } from '../../ui/DetailColumns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { token } from '../../ui/theme/token.ts';
import { AddSmsBalance } from './components/AddSmsBalance.tsx';
import { PaymentList } from './components/PaymentList.tsx';
import { PaymentResult } from './components/PaymentResult.tsx';
import { RenewPackage } from './components/RenewPackage.tsx';
import { myLimitsRoute } from './reportsRoutes.ts';

const Narrow = styled(DetailStack)`
  max-width: 820px;
`;

const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  strong {
    display: block;
    font-size: 20px;
    font-weight: 650;
    line-height: 28px;
  }

  span {
    color: ${token.ink2};
  }
`;

const myLimitsPageQuery = graphql`
  query MyLimitsPageQuery($paymentId: ID!, $hasPayment: Boolean!) @preloadable {
    viewer {
      business {
        subscription
        packageExpiresAt
        smsBalance
        productUsage
        productLimit
        ecomOrderUsage
        ecomOrderLimit
        userUsage
        userLimit
        ...RenewPackage_business
        ...AddSmsBalance_business
      }
    }
    payment(id: $paymentId) @include(if: $hasPayment) {
      ...PaymentResult_payment
    }
    payments(first: 10) {
      edges {
        node {
          ...PaymentList_payments
        }
      }
    }
  }
`;

/** What the business may use and has used, when its package ends, and what is left to send SMS with. */
export function MyLimitsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('My Limits')} />
      <Narrow>
        <Suspense fallback={<p role="status">{t('Loading')}</p>}>
          <Limits />
        </Suspense>
      </Narrow>
    </>
  );
}

function Limits() {
  const { t } = useTranslation();
  const data = useRouteQuery<MyLimitsPageQuery>(myLimitsPageQuery, myLimitsRoute.useLoaderData());
  const business = data.viewer?.business;
  if (!business) return null;
  const limits = [
    { id: 'products', label: t('Products'), used: business.productUsage, limit: business.productLimit },
    { id: 'orders', label: t('Order'), used: business.ecomOrderUsage, limit: business.ecomOrderLimit },
    { id: 'users', label: t('User'), used: business.userUsage, limit: business.userLimit },
  ];
  return (
    <>
      {data.payment && <PaymentResult payment={data.payment} />}
      <Card>
        <DetailStack>
          {limits.map(({ id, label, used, limit }) => (
            <ProgressBar
              key={id}
              kind="limit"
              label={label}
              value={used}
              max={limit}
              valueText={t('{{used}} of {{limit}}', { used: formatCount(used), limit: formatCount(limit) })}
            />
          ))}
        </DetailStack>
      </Card>
      <DetailPair>
        <Card title={t('Package')} mark={<Badge meaning="good">{business.subscription}</Badge>}>
          <Fact>
            <div>
              <span>{t('Expires')}</span>
              <strong>{formatExpiryDate(business.packageExpiresAt)}</strong>
            </div>
            <RenewPackage business={business} />
          </Fact>
        </Card>
        <Card title={t('SMS')}>
          <Fact>
            <div>
              <span>{t('SMS balance')}</span>
              <strong>{formatCount(business.smsBalance)}</strong>
            </div>
            <AddSmsBalance business={business} />
          </Fact>
        </Card>
      </DetailPair>
      <PaymentList payments={data.payments.edges.map(({ node }) => node)} />
    </>
  );
}
