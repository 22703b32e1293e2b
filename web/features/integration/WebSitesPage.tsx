import { Plus, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { WebSitesPageQuery } from '../../__generated__/WebSitesPageQuery.graphql.ts';
import { useDrawerAddress } from '../../list/drawerAddress.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DetailStack } from '../../ui/DetailColumns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RemovedSites } from './components/RemovedSites.tsx';
import { SiteCard } from './components/SiteCard.tsx';
import { SiteDrawer } from './components/SiteDrawer.tsx';
import { webSitesRoute } from './integrationRoutes.ts';

const webSitesPageQuery = graphql`
  query WebSitesPageQuery @preloadable {
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

/** The value in the address for a new site. */
const NEW_SITE = 'new';

/** The connected WooCommerce shops: `/setting/integrate-website`. */
export function WebSitesPage() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { webSites, removed } = useRouteQuery<WebSitesPageQuery>(webSitesPageQuery, webSitesRoute.useLoaderData());
  const { opened, open, close } = useDrawerAddress();

  function refresh() {
    fetchQuery<WebSitesPageQuery>(environment, webSitesPageQuery, {}).subscribe({
      // A failed refresh is ignored: the action itself has succeeded and was confirmed.
      error: () => undefined,
    });
  }

  const add = (
    <Button variant={webSites.length === 0 ? 'primary' : 'secondary'} icon={Plus} onClick={() => open(NEW_SITE)}>
      {t('Connect a shop')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('WooCommerce Integration')} actions={webSites.length > 0 && add} />
      {webSites.length === 0 ? (
        <Card>
          <EmptyState title={t('No shop is connected yet')} icon={Store} action={add}>
            {t('Connect your WooCommerce shop, and its orders come into the web order list by themselves.')}
          </EmptyState>
        </Card>
      ) : (
        <DetailStack>
          {webSites.map((site) => (
            <SiteCard key={site.id} site={site} onChanged={refresh} />
          ))}
        </DetailStack>
      )}
      {removed.length > 0 && <RemovedSites sites={removed} onRestored={refresh} />}
      {opened === NEW_SITE && <SiteDrawer onClose={close} onSaved={refresh} />}
    </>
  );
}
