import { Download, Pencil, Plus, Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatDay } from '../../../schema/rules/format.ts';
import type { AdditionalSitesPageQuery } from '../../__generated__/AdditionalSitesPageQuery.graphql.ts';
import { keptText } from '../../keptText.ts';
import { messageText } from '../../messageText.ts';
import { useDrawerAddress } from '../../list/drawerAddress.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { relativeTime } from '../../relay/serverTime.ts';
import { usePolling } from '../../relay/usePolling.ts';
import { useRefresh, useReload } from '../../relay/useReload.ts';
import { StateWord } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { DetailStack } from '../../ui/DetailColumns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { ImportOrdersDialog } from './components/ImportOrdersDialog.tsx';
import { SiteDefaultsDrawer } from './components/SiteDefaultsDrawer.tsx';
import { additionalSitesRoute } from './integrationRoutes.ts';
import { paperName } from './paperName.ts';
import { siteHealth } from './siteHealth.ts';

const additionalSitesPageQuery = graphql`
  query AdditionalSitesPageQuery @preloadable {
    courierChoices {
      name
    }
    webSites {
      id
      name
      url
      enabled
      version
      trouble
      lastEventAt
      lastPolledAt
      webhooksOff
      refusedDeliveries
      stockPushError
      untoldOrders
      failedDeliveries {
        id
      }
      waitingDeliveries {
        since
      }
      orderSource
      plannedCourier
      stockBuffer
      invoiceFormat
      statusMap {
        storeStatus
        status
      }
      seenStatuses
      orderImport {
        isRunning
        since
        read
        found
        finishedAt
        error
      }
    }
  }
`;

const LOOK_MS = 1_500;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type Site = AdditionalSitesPageQuery['response']['webSites'][number];

/** Every web shop, with the defaults for its orders and the import of earlier orders: `/website/additional-sites`. */
export function AdditionalSitesPage() {
  const { t } = useTranslation();
  const { webSites, courierChoices } = useRouteQuery<AdditionalSitesPageQuery>(additionalSitesPageQuery, additionalSitesRoute.useLoaderData());
  const isImporting = webSites.some(({ orderImport }) => orderImport.isRunning);
  const refresh = useRefresh<AdditionalSitesPageQuery>(additionalSitesPageQuery, {});
  usePolling(useReload<AdditionalSitesPageQuery>(additionalSitesPageQuery, {}), isImporting, LOOK_MS);

  const add = (
    <LinkButton to="/setting/integrate-website" search={{ open: 'new' }} variant="primary" icon={Plus}>
      {t('Connect a shop')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('Additional Sites')} actions={webSites.length > 0 && add} />
      {webSites.length === 0 ? (
        <Card>
          <EmptyState title={t('No shop is connected yet')} icon={Store} action={add}>
            {t('Each shop has its own source, courier and pieces kept back here, and its earlier orders can be read.')}
          </EmptyState>
        </Card>
      ) : (
        <DetailStack>
          {webSites.map((site) => <SiteDefaults key={site.id} site={site} couriers={courierChoices.map((courier) => courier.name)} onChanged={refresh} />)}
        </DetailStack>
      )}
    </>
  );
}

function SiteDefaults({ site, couriers, onChanged }: { site: Site; couriers: readonly string[]; onChanged: () => unknown }) {
  const { t } = useTranslation();
  const drawer = useDrawerAddress();
  const [isChoosing, setChoosing] = useState(false);
  const health = siteHealth(site);
  const { id, name, url, enabled, orderSource, plannedCourier, stockBuffer, invoiceFormat, statusMap, orderImport } = site;
  return (
    <Card title={name} icon={Store} mark={<StateWord meaning={health.meaning}>{messageText(health.word, t)}</StateWord>}>
      <Parts>
        <DescriptionList
          items={[
            { id: 'url', term: t('Address'), value: url.replace(/^https?:\/\//, '') },
            { id: 'source', term: t('Source of its orders'), value: orderSource || name },
            { id: 'courier', term: t('Planned courier'), value: plannedCourier || t('chosen for each order') },
            { id: 'buffer', term: t('Pieces kept back'), value: formatCount(stockBuffer) },
            { id: 'invoice', term: t('Invoice'), value: invoiceFormat ? paperName(invoiceFormat, t) : t('as the business prints all') },
            {
              id: 'statuses', term: t('Its own statuses'),
              value: statusMap.map(({ storeStatus, status }) => `${storeStatus} → ${statusText(status, t)}`).join(', ') || t('wait as in processing'),
            },
            { id: 'import', term: t('Earlier orders'), value: importFact(orderImport, t) },
          ]}
        />
        {orderImport.isRunning && (
          <ProgressBar
            label={t('Reading the orders of {{name}}', { name })}
            value={orderImport.read}
            max={Math.max(orderImport.found, 1)}
            valueText={orderImport.found > 0
              ? t('{{ended}} of {{total}}', { ended: formatCount(orderImport.read), total: formatCount(orderImport.found) })
              : t('Asking the shop…')}
          />
        )}
        {orderImport.error && (
          <Banner meaning="bad" title={t('Not all orders could be read')}>
            {keptText(orderImport.error)}
          </Banner>
        )}
        <Buttons>
          <Button icon={Pencil} onClick={() => drawer.open(id)}>{t('Change')}</Button>
          <Button icon={Download} disabled={!enabled || orderImport.isRunning} onClick={() => setChoosing(true)}>
            {t('Read earlier orders')}
          </Button>
          <LinkButton to="/website/products/sync-products" search={{ site: id }}>{t('Products')}</LinkButton>
        </Buttons>
      </Parts>
      {drawer.opened === id && <SiteDefaultsDrawer site={site} couriers={couriers} onClose={drawer.close} onSaved={onChanged} />}
      {isChoosing && <ImportOrdersDialog site={site} onClose={() => setChoosing(false)} onStarted={onChanged} />}
    </Card>
  );
}

function importFact({ since, finishedAt, read, isRunning }: Site['orderImport'], t: ReturnType<typeof useTranslation>['t']): string {
  if (!since) return t('not read; the last 30 days came by themselves');
  const from = formatDay(since);
  if (isRunning) return t('being read since {{from}}', { from });
  if (!finishedAt) return t('read in part since {{from}}', { from });
  return t('{{read}} read since {{from}}, {{when}}', { read: formatCount(read), from, when: relativeTime(finishedAt) });
}
