import { useRouter, useSearch } from '@tanstack/react-router';
import { Plus, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { WebSitesPageQuery } from '../../__generated__/WebSitesPageQuery.graphql.ts';
import { useDrawerAddress } from '../../list/drawerAddress.ts';
import { changedSearch } from '../../list/linkSearch.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DetailStack } from '../../ui/DetailColumns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LazySiteDrawer } from './components/lazySiteDrawer.ts';
import { RemovedSites } from './components/RemovedSites.tsx';
import { SiteCard } from './components/SiteCard.tsx';
import { webSitesRoute } from './integrationRoutes.ts';

const webSitesPageQuery = graphql`
  query WebSitesPageQuery @preloadable {
    canRequestSiteKeys
    webSites {
      id
      ...SiteCard_site
    }
    removed: webSites(isArchived: true) {
      id
      name
      url
      archivedAt
    }
  }
`;

// Loaded on use: a shop is connected once.
const ConnectSiteDrawer = lazyPart(() => import('./components/ConnectSiteDrawer.tsx'), 'ConnectSiteDrawer', {
  onFailed: ({ onClose }) => onClose(),
});

// It only tells how it went, and only whoever comes back from the shop.
const KeyHandOutResult = lazyPart(() => import('./components/KeyHandOutResult.tsx'), 'KeyHandOutResult', { isPassive: true });

/** The value in the address for a new site. */
const NEW_SITE = 'new';

/** The connected WooCommerce shops: `/setting/integrate-website`. */
export function WebSitesPage() {
  const { t } = useTranslation();
  const { webSites, removed, canRequestSiteKeys } = useRouteQuery<WebSitesPageQuery>(webSitesPageQuery, webSitesRoute.useLoaderData());
  const { opened, open, close } = useDrawerAddress();
  const router = useRouter();
  // WooCommerce's own names, with which it leads back from the page that hands out keys.
  const back = useSearch({ strict: false }) as { user_id?: unknown; success?: unknown };

  const refresh = useRefresh<WebSitesPageQuery>(webSitesPageQuery, {});

  const NewSite = canRequestSiteKeys ? ConnectSiteDrawer : LazySiteDrawer;
  const add = (
    <Button variant={webSites.length === 0 ? 'primary' : 'secondary'} icon={Plus} onClick={() => open(NEW_SITE)}>
      {t('Connect a shop')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('WooCommerce Integration')} actions={webSites.length > 0 && add} />
      {typeof back.user_id === 'string' && (
        <KeyHandOutResult
          state={back.user_id}
          isDenied={String(back.success) === '0'}
          onConnected={refresh}
          onDismiss={() => void router.navigate({ to: '.', search: changedSearch({ user_id: undefined, success: undefined }), replace: true })}
        />
      )}
      {webSites.length === 0 ? (
        <Card>
          <EmptyState title={t('No shop is connected yet')} icon={Store} action={add}>
            {t('Connect your WooCommerce shop, and its orders come into the web order list by themselves.')}
          </EmptyState>
        </Card>
      ) : (
        <DetailStack>
          {webSites.map((site) => (
            <SiteCard key={site.id} site={site} canRequestKeys={canRequestSiteKeys} onChanged={refresh} />
          ))}
        </DetailStack>
      )}
      {removed.length > 0 && <RemovedSites sites={removed} onRestored={refresh} />}
      {opened === NEW_SITE && <NewSite onClose={close} onSaved={refresh} />}
    </>
  );
}
