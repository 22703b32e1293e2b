import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { NoWebOrdersQuery } from '../../../__generated__/NoWebOrdersQuery.graphql.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';

/** Shown instead of rows when the list is empty: that nobody waits or stands here, or the advice to connect a shop when there is none. */
export function NoWebOrders({ isToCall }: { isToCall: boolean }) {
  const { t } = useTranslation();
  const none = isToCall ? (
    <EmptyState title={t('Nobody is waiting')}>{t('New orders of your web shops come here by themselves.')}</EmptyState>
  ) : (
    <EmptyState title={t('No web orders here')}>{t('No web order stands in this status now.')}</EmptyState>
  );
  return (
    <PartBoundary failed={() => none}>
      <Suspense fallback={none}>
        <ByConnection>{none}</ByConnection>
      </Suspense>
    </PartBoundary>
  );
}

function ByConnection({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const canConnect = useCan('ADMIN');
  const { viewer } = useLazyLoadQuery<NoWebOrdersQuery>(
    graphql`
      query NoWebOrdersQuery {
        viewer {
          business {
            firstSteps {
              webSite
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  if (viewer?.business?.firstSteps.webSite !== false) return children;
  return (
    <EmptyState
      title={t('No shop is connected yet')}
      action={
        canConnect && (
          <LinkButton to="/setting/integrate-website" variant="primary">
            {t('Connect a shop')}
          </LinkButton>
        )
      }
    >
      {canConnect
        ? t('Connect your WooCommerce shop, and its orders come into the web order list by themselves.')
        : t('Once an administrator has connected the WooCommerce shop, its orders come here by themselves.')}
    </EmptyState>
  );
}
