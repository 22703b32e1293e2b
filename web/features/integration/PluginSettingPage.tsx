import { Download, Pencil, Plus, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import type { PluginSettingPageQuery } from '../../__generated__/PluginSettingPageQuery.graphql.ts';
import { useDrawerAddress } from '../../list/drawerAddress.ts';
import { takeFromLink } from '../../list/takeFromLink.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { relativeTime } from '../../relay/serverTime.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { StateWord } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import type { ButtonStyleProps } from '../../ui/buttonStyle.ts';
import { Card } from '../../ui/Card.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { DetailStack } from '../../ui/DetailColumns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { token } from '../../ui/theme/token.ts';
import { PluginDrawer } from './components/PluginDrawer.tsx';
import { phoneProofText } from './phoneProof.ts';
import { pluginSettingRoute } from './integrationRoutes.ts';

const query = graphql`
  query PluginSettingPageQuery @preloadable {
    webSites {
      id
      name
      pluginUrl
      plugin {
        version
        capturesCheckout
        consentText
        duplicateHours
        velocityLimit
        prepayFrom
        phoneProof
        messageBn
        messageEn
        lastSeenAt
      }
    }
  }
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;

  ol {
    padding-left: 20px;
    list-style: ${token.stepNumbers};
    color: ${token.ink2};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const FileLink = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

type Site = PluginSettingPageQuery['response']['webSites'][number];

/** What the WordPress plugin does in each shop, and the plugin itself: `/website/plugin-setting`. */
export function PluginSettingPage() {
  const { t } = useTranslation();
  const { webSites } = useRouteQuery<PluginSettingPageQuery>(query, pluginSettingRoute.useLoaderData());
  const refresh = useRefresh<PluginSettingPageQuery>(query, {});
  return (
    <>
      <PageHeader title={t('Plugin Setting')} />
      {webSites.length === 0 ? (
        <Card>
          <EmptyState
            title={t('No shop is connected yet')} icon={Store}
            action={<LinkButton to="/setting/integrate-website" search={{ open: 'new' }} variant="primary" icon={Plus}>{t('Connect a shop')}</LinkButton>}
          >
            {t('The plugin keeps unfinished checkouts for a call, and holds up orders that the shop does not want.')}
          </EmptyState>
        </Card>
      ) : (
        <DetailStack>
          {webSites.map((site) => <SitePlugin key={site.id} site={site} onReload={refresh} />)}
        </DetailStack>
      )}
    </>
  );
}

function SitePlugin({ site, onReload }: { site: Site; onReload: () => unknown }) {
  const { t } = useTranslation();
  const drawer = useDrawerAddress();
  const { id, name, pluginUrl, plugin: { capturesCheckout, duplicateHours, velocityLimit, prepayFrom, phoneProof, lastSeenAt } } = site;
  return (
    <Card
      title={name} icon={Store}
      mark={<StateWord meaning="muted">{lastSeenAt ? t('Heard from {{when}}', { when: relativeTime(lastSeenAt) }) : t('Not heard from yet')}</StateWord>}
    >
      <Parts>
        <DescriptionList
          items={[
            { id: 'capture', term: t('Unfinished checkouts'), value: capturesCheckout ? t('kept, of buyers who agree') : t('not kept') },
            { id: 'code', term: t('Code by SMS before the order'), value: phoneProofText(phoneProof, t) },
            { id: 'prepay', term: t('Paid in advance from'), value: prepayFrom ? formatTaka(prepayFrom) : t('no total') },
            { id: 'velocity', term: t('Paid in advance from so many orders a day'), value: velocityLimit > 0 ? formatCount(velocityLimit) : t('never') },
            { id: 'duplicate', term: t('The same goods are refused within'), value: duplicateHours > 0 ? t('{{hours}} h', { hours: duplicateHours }) : t('never') },
          ]}
        />
        {!lastSeenAt && (
          <ol>
            <li>{t('Download the plugin: it holds the key of this shop.')}</li>
            <li>{t('In WordPress choose Plugins, Add New, Upload Plugin, and activate it.')}</li>
            <li>{t('Open the checkout of the shop once: this page then says that it was heard from.')}</li>
          </ol>
        )}
        <Buttons>
          <Button icon={Pencil} onClick={() => drawer.open(id)}>{t('Change')}</Button>
          <FileLink href={pluginUrl} download onClick={takeFromLink} $variant="secondary" $size="medium">
            <Download aria-hidden />
            {t('Download the plugin')}
          </FileLink>
        </Buttons>
      </Parts>
      {drawer.opened === id && <PluginDrawer site={site} onClose={drawer.close} onReload={onReload} />}
    </Card>
  );
}
