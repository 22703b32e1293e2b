import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatDateTime } from '../../../../schema/rules/format.ts';
import type { SiteFacts_site$key } from '../../../__generated__/SiteFacts_site.graphql.ts';
import { keptText } from '../../../keptText.ts';
import { relativeTime } from '../../../relay/serverTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { ExternalLink } from '../../../ui/TextLink.tsx';

/** The shop's address, and the time of its last delivery and poll. */
export function SiteFacts({ site }: { site: SiteFacts_site$key }) {
  const { t } = useTranslation();
  const facts = useFragment(
    graphql`
      fragment SiteFacts_site on WebSite {
        url
        maskedConsumerKey
        lastEventAt
        lastPolledAt
        consecutiveErrors
        lastError
        refusedDeliveries
        lastRefusedAt
        webhooksOff
        stockPushError
        untoldOrders
        waitingDeliveries {
          count
          since
        }
      }
    `,
    site,
  );
  const { url, maskedConsumerKey, lastEventAt, lastPolledAt, consecutiveErrors, lastError, waitingDeliveries: waiting } = facts;
  const when = (time: string | null | undefined, never: string) =>
    time ? <CellText secondary={formatDateTime(time)}>{relativeTime(time)}</CellText> : never;
  return (
    <>
      {consecutiveErrors > 0 && (
        <Banner
          meaning="bad"
          title={t('New orders could not be fetched the last {{count}} times', {
            count: consecutiveErrors,
            defaultValue_one: 'New orders could not be fetched the last time',
          })}
        >
          {lastError && keptText(lastError)}
        </Banner>
      )}
      {consecutiveErrors === 0 && lastError && (
        <Banner meaning="warn" title={t('New orders are fetched, but something was odd')}>
          {lastError && keptText(lastError)}
        </Banner>
      )}
      {facts.refusedDeliveries > 0 && (
        <Banner meaning="warn" title={t('Messages in the name of this shop were refused')}>
          {t('They were not signed with the webhook secret, last {{when}}. Enter the same secret in the webhooks of the shop.', {
            when: relativeTime(facts.lastRefusedAt ?? ''),
          })}
        </Banner>
      )}
      {facts.webhooksOff.length > 0 && (
        <Banner meaning="warn" title={t('The shop has stopped to send its orders at once')}>
          {t('Webhooks are missing or switched off there: {{topics}}. Orders still come every few minutes; set the webhooks up again below.', {
            topics: facts.webhooksOff.join(', '),
          })}
        </Banner>
      )}
      {facts.untoldOrders > 0 && (
        <Banner
          meaning="warn"
          title={t('The shop was not told what became of {{count}} orders', {
            count: facts.untoldOrders,
            defaultValue_one: 'The shop was not told what became of one order',
          })}
        >
          {t('It is told again by itself. The pages of the orders say why it failed.')}
        </Banner>
      )}
      {facts.stockPushError && (
        <Banner meaning="warn" title={t('The shop takes no stock')}>
          {keptText(facts.stockPushError)}
        </Banner>
      )}
      <DescriptionList
        items={[
          {
            id: 'url',
            term: t('Address'),
            value: (
              <ExternalLink href={url} target="_blank" rel="noreferrer">
                {url.replace(/^https?:\/\//, '')}
              </ExternalLink>
            ),
          },
          { id: 'key', term: t('Consumer key'), value: maskedConsumerKey },
          { id: 'event', term: t('Last message from the shop'), value: when(lastEventAt, t('None yet')) },
          {
            id: 'waiting', term: t('Messages not read yet'),
            value: waiting ? (
              <CellText secondary={t('The oldest came {{when}}', { when: relativeTime(waiting.since) })}>{formatCount(waiting.count)}</CellText>
            ) : t('None'),
          },
          { id: 'poll', term: t('Last looked for new orders'), value: when(lastPolledAt, t('None yet')) },
        ]}
      />
    </>
  );
}
