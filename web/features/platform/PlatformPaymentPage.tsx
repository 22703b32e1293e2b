import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlatformPaymentPage_payment$key } from '../../__generated__/PlatformPaymentPage_payment.graphql.ts';
import type { PlatformPaymentPageQuery } from '../../__generated__/PlatformPaymentPageQuery.graphql.ts';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh, useReload } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { DetailPair } from '../../ui/DetailColumns.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { PaymentBadge } from '../reports/components/PaymentBadge.tsx';
import { boughtText } from '../reports/paymentText.ts';
import { PaymentFacts } from './components/PaymentFacts.tsx';
import { PaymentProgress } from './components/PaymentProgress.tsx';
import { PaymentTraces } from './components/PaymentTraces.tsx';
import { platformPaymentRoute } from './platformRoutes.ts';

// The dialogs are loaded when they are opened.
const RefundDialog = lazyPart(() => import('./components/RefundDialog.tsx'), 'RefundDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const platformPaymentPageQuery = graphql`
  query PlatformPaymentPageQuery($id: ID!) @preloadable {
    platformPayment(id: $id) {
      ...PlatformPaymentPage_payment
    }
  }
`;

/** One payment of any business: `/super-admin/payments/$id`. */
export function PlatformPaymentPage() {
  const loaded = platformPaymentRoute.useLoaderData();
  const { platformPayment } = useRouteQuery<PlatformPaymentPageQuery>(platformPaymentPageQuery, loaded);
  if (!platformPayment) return <NotFoundPage />;
  return <PaymentDetail payment={platformPayment} />;
}

function PaymentDetail({ payment: key }: { payment: PlatformPaymentPage_payment$key }) {
  const { t } = useTranslation();
  const [isRefunding, setRefunding] = useState(false);
  const payment = useFragment(
    graphql`
      fragment PlatformPaymentPage_payment on Payment {
        id
        type
        status
        quantity
        tier
        isBeingRefunded
        isRefundUnclear
        refundQuantity
        business {
          name
        }
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
        ...PaymentProgress_payment
        ...PaymentFacts_payment
        ...PaymentTraces_payment
        ...RefundDialog_payment
      }
    `,
    key,
  );
  const { id, status, isBeingRefunded, business } = payment;
  // A change of tier cannot be refunded: it was converted to package time.
  const canRefund = status === 'PAID' && !isBeingRefunded && payment.type !== 'TIER_CHANGE';

  const reload = useReload<PlatformPaymentPageQuery>(platformPaymentPageQuery, { id });
  const refresh = useRefresh<PlatformPaymentPageQuery>(platformPaymentPageQuery, { id });

  return (
    <>
      <RecordScreen
        back={
          <RecordNav
            kind="platformPayment"
            id={payment.id}
            fallback="/super-admin/payments"
            linkOf={(next) => ({ to: '/super-admin/payments/$id', params: { id: next } })}
            label={t('Back to payments')}
          />
        }
        title={boughtText(payment, t)}
        marks={<PaymentBadge payment={payment} />}
        note={business.name}
        actions={
          canRefund && (
            <Button variant="danger" onClick={() => setRefunding(true)}>
              {t('Refund')}
            </Button>
          )
        }
        banners={<PaymentProgress payment={payment} reload={reload} />}
        aside={<AuditTimeline of={payment.id} timeline={payment.timeline} />}
      >
        <DetailPair>
          <PaymentFacts payment={payment} />
          <PaymentTraces payment={payment} />
        </DetailPair>
      </RecordScreen>
      {canRefund && isRefunding && (
        <RefundDialog payment={payment} refresh={refresh} onClose={() => setRefunding(false)} />
      )}
    </>
  );
}
