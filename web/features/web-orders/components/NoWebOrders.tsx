import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { NoWebOrdersQuery } from '../../../__generated__/NoWebOrdersQuery.graphql.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';

/** In place of the rows of an empty list: nobody waits, or no shop is connected that somebody could come from. */
export function NoWebOrders() {
  const nobody = <Nobody />;
  return (
    <PartBoundary failed={() => nobody}>
      <Suspense fallback={nobody}>
        <ByConnection />
      </Suspense>
    </PartBoundary>
  );
}

function ByConnection() {
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
  if (viewer?.business?.firstSteps.webSite !== false) return <Nobody />;
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

function Nobody() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('Nobody is waiting')}>
      {t('New orders of your web shops come here by themselves.')}
    </EmptyState>
  );
}
