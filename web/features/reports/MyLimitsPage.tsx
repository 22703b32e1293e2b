import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { MyLimitsPageQuery } from '../../__generated__/MyLimitsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { DetailStack } from '../../ui/DetailColumns.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LimitCards } from './components/LimitCards.tsx';
import type { Retry } from './components/LimitCards.tsx';
import { PaymentGrid } from './components/PaymentGrid.tsx';
import { myLimitsRoute } from './reportsRoutes.ts';

const ReceiptDialog = lazyPart(() => import('./components/ReceiptDialog.tsx'), 'ReceiptDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const myLimitsPageQuery = graphql`
  query MyLimitsPageQuery @preloadable {
    viewer {
      business {
        ...LimitCards_business
      }
    }
    ...PaymentGrid_query
  }
`;

/** The limits of the business and how much of each is used, the package's end, and the SMS balance. */
export function MyLimitsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { payment } = myLimitsRoute.useSearch();
  const [retry, setRetry] = useState<Retry | null>(null);
  const close = () => void navigate({ to: myLimitsRoute.to, search: {}, replace: true });
  return (
    <>
      <PageHeader
        title={t('My Limits')}
        actions={<LinkButton to="/reports/statement">{t('Statement')}</LinkButton>}
      />
      <Suspense fallback={<p role="status">{t('Loading')}</p>}>
        <Limits
          // The receipt closes before the panel opens, so that only one of them handles the keyboard.
          retry={payment ? null : retry}
          onRetryEnd={() => setRetry(null)}
        />
      </Suspense>
      {payment && (
        <ReceiptDialog
          key={payment}
          id={payment}
          onClose={close}
          onTryAgain={(purchase) => {
            setRetry(purchase);
            close();
          }}
        />
      )}
    </>
  );
}

interface LimitsProps {
  retry: Retry | null;
  onRetryEnd: () => void;
}

function Limits({ retry, onRetryEnd }: LimitsProps) {
  const data = useRouteQuery<MyLimitsPageQuery>(myLimitsPageQuery, myLimitsRoute.useLoaderData());
  const business = data.viewer?.business;
  if (!business) return null;
  return (
    <DetailStack>
      <LimitCards business={business} retry={retry} onRetryEnd={onRetryEnd} />
      <PaymentGrid query={data} />
    </DetailStack>
  );
}
