import { MessageSquareText, ShieldCheck, Store, Truck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { IntegrationsPageQuery } from '../../__generated__/IntegrationsPageQuery.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { messageText } from '../../messageText.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { relativeTime } from '../../relay/serverTime.ts';
import { StateWord } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { DetailStack } from '../../ui/DetailColumns.tsx';
import { exactTaka } from '../../ui/exactTaka.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Meaning } from '../../ui/theme/token.ts';
import { kindText } from '../delivery/deliveryText.ts';
import { MetaCard } from './components/MetaCard.tsx';
import { integrationsRoute } from './integrationRoutes.ts';
import { siteHealth } from './siteHealth.ts';

const query = graphql`
  query IntegrationsPageQuery @preloadable {
    webSites {
      id
      name
      url
      enabled
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
    }
    deliveryMethods(first: 100, filter: { isActive: true }) {
      edges {
        node {
          id
          name
          kind
          terms {
            provider
          }
          openBookings {
            id
          }
        }
      }
    }
    courierScoreSetting {
      source
      askedToday
      dailyLimit
      problem {
        message
        messageKey
        messageValues
      }
    }
    ...MetaCard_query
    viewer {
      unknownWordCount
      business {
        smsBalance
        smsRate
      }
    }
  }
`;

interface IntegrationRow {
  id: string;
  name: ReactNode;
  /** What it does, or when it was heard from. */
  fact: string;
  meaning: Meaning;
  state: string;
}

interface IntegrationCard {
  title: string;
  icon: LucideIcon;
  /** Where it is set. */
  to?: '/setting/integrate-website' | '/delivery-method/dm-list' | '/sms/sms-log';
  link?: string;
  rows: readonly IntegrationRow[];
  /** What is said without rows. */
  none: string;
}

/** Everything outside that the business works with, and whether it works: `/setting/integrations`. */
export function IntegrationsPage() {
  const { t } = useTranslation();
  const data = useRouteQuery<IntegrationsPageQuery>(query, integrationsRoute.useLoaderData());
  const { courierScoreSetting: score, viewer } = data;
  const { smsBalance = 0, smsRate = 0 } = viewer?.business ?? {};

  const card = ({ title, icon, to, link, rows, none }: IntegrationCard) => (
    <Card title={title} icon={icon} isFlush={rows.length > 0} actions={to && <LinkButton to={to} size="small">{link}</LinkButton>}>
      {rows.length === 0 ? <p>{none}</p> : (
        <FactTable<IntegrationRow>
          label={title} rows={rows} getRowId={({ id }) => id} isStackedOnPhone
          columns={[
            { id: 'name', header: t('Name'), isWide: true, isLine: true, cell: ({ name }) => name },
            { id: 'fact', header: t('Connection'), isLine: true, cell: ({ fact }) => fact },
            { id: 'state', header: t('State'), align: 'end', isLine: true, cell: ({ meaning, state }) => <StateWord meaning={meaning}>{state}</StateWord> },
          ]}
        />
      )}
    </Card>
  );

  const shops = data.webSites.map((site): IntegrationRow => {
    const { meaning, word } = siteHealth(site);
    const heard = [site.lastEventAt, site.lastPolledAt].filter((time) => typeof time === 'string').sort().at(-1);
    return {
      id: site.id, name: <TextLink to="/setting/integrate-website">{site.name}</TextLink>, meaning, state: messageText(word, t),
      fact: heard ? t('heard from {{when}}', { when: relativeTime(heard) }) : site.url.replace(/^https?:\/\//, ''),
    };
  });
  const couriers = data.deliveryMethods.edges.map(({ node }): IntegrationRow => {
    const open = node.openBookings.length;
    return {
      id: node.id, name: <TextLink to="/delivery-method/dm-list/$id" params={{ id: node.id }}>{node.name}</TextLink>,
      fact: kindText(node.kind, node.terms?.provider, t), meaning: open > 0 ? 'warn' : 'muted',
      state: open > 0 ? t('{{count}} parcels without an answer', { count: open, defaultValue_one: '{{count}} parcel without an answer' }) : t('In use'),
    };
  });
  const sms: IntegrationRow[] = [{
    id: 'balance', name: <TextLink to="/reports/my-limits">{t('SMS balance')}</TextLink>, fact: t('{{rate}} for one', { rate: exactTaka(smsRate) }),
    meaning: smsBalance > 0 ? 'muted' : 'bad', state: t('{{number}} left', { number: formatCount(smsBalance) }),
  }];
  const asked: IntegrationRow[] = score.source === null ? [] : [{
    id: 'score', name: score.source === 'STEADFAST' ? 'Steadfast' : 'BDCourier',
    fact: t('{{asked}} of {{limit}} asked today', { asked: formatCount(score.askedToday), limit: formatCount(score.dailyLimit) }),
    meaning: score.problem ? 'warn' : 'muted', state: (score.problem && gatewayText(score.problem)) || t('In use'),
  }];
  const unknown = viewer?.unknownWordCount ?? 0;

  return (
    <DetailStack>
      <PageHeader title={t('Integrations')} />
      {card({
        title: t('Web shops'), icon: Store, to: '/setting/integrate-website', link: t('Connections'), rows: shops, none: t('No web shop is connected.'),
      })}
      {unknown > 0 && (
        <Banner meaning="warn" title={t('Unknown words of couriers: {{number}}', { number: formatCount(unknown) })}>
          <TextLink to="/delivery-method/courier-reports">{t('Reports of couriers')}</TextLink>
        </Banner>
      )}
      {card({
        title: t('Delivery methods'), icon: Truck, to: '/delivery-method/dm-list', link: t('All of them'), rows: couriers, none: t('No delivery method is in use.'),
      })}
      <MetaCard query={data} />
      {card({ title: t('SMS'), icon: MessageSquareText, to: '/sms/sms-log', link: t('SMS Log'), rows: sms, none: '' })}
      {card({
        title: t('What couriers know of a buyer'), icon: ShieldCheck, rows: asked,
        none: t('Nobody is asked. The settings of the call desk, in the web order list, switch it on.'),
      })}
    </DetailStack>
  );
}
