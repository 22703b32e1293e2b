import { Ban, CalendarPlus, CirclePlay, LogIn, MessageSquare, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatExpiryDate, formatShortDateTime } from '../../../schema/rules/format.ts';
import type { BusinessPage_business$key } from '../../__generated__/BusinessPage_business.graphql.ts';
import type { BusinessPageQuery } from '../../__generated__/BusinessPageQuery.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { relativeTime } from '../../relay/serverTime.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { useSwitchBusiness } from '../business/useSwitchBusiness.ts';
import { BusinessFacts } from './components/BusinessFacts.tsx';
import { BusinessPeople } from './components/BusinessPeople.tsx';
import type { BusinessStep } from './components/BusinessDialogs.tsx';
import { businessRoute } from './platformRoutes.ts';

// The dialogs are loaded when they are opened.
const BusinessDialogs = lazyPart(() => import('./components/BusinessDialogs.tsx'), 'BusinessDialogs', {
  onFailed: ({ onClose }) => onClose(),
});

const businessPageQuery = graphql`
  query BusinessPageQuery($id: ID!) @preloadable {
    platformBusiness(id: $id) {
      ...BusinessPage_business
    }
  }
`;

/** One business of the platform: `/super-admin/business-list/$id`. */
export function BusinessPage() {
  const { platformBusiness } = useRouteQuery<BusinessPageQuery>(businessPageQuery, businessRoute.useLoaderData());
  if (!platformBusiness) return <NotFoundPage />;
  return <BusinessDetail business={platformBusiness} />;
}

function BusinessDetail({ business: key }: { business: BusinessPage_business$key }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<BusinessStep | null>(null);
  const { switchBusiness, isInFlight } = useSwitchBusiness();
  const business = useFragment(
    graphql`
      fragment BusinessPage_business on PlatformBusiness {
        id
        businessId
        name
        state
        subscription
        suspendedAt
        suspendedReason
        lastSeenAt
        timeline(first: 100) {
          edges {
            cursor
            node {
              message: summary
              messageKey
              messageValues
              actorName
              at
            }
          }
        }
        ...BusinessFacts_business
        ...BusinessPeople_business
        ...BusinessDialogs_business
      }
    `,
    key,
  );
  const { id, businessId, name, state, subscription, suspendedAt, suspendedReason, lastSeenAt, timeline } = business;
  const refresh = useRefresh<BusinessPageQuery>(businessPageQuery, { id });
  const isSuspended = state === 'SUSPENDED';

  function close() {
    setStep(null);
    void refresh();
  }

  return (
    <>
      <RecordScreen
        back={
          <RecordNav
            kind="platformBusiness"
            id={id}
            fallback="/super-admin/business-list"
            linkOf={(next) => ({ to: '/super-admin/business-list/$id', params: { id: next } })}
            label={t('Back to businesses')}
          />
        }
        title={name}
        marks={
          <>
            <StatusBadge status={state} />
            <Badge>{subscription}</Badge>
          </>
        }
        note={lastSeenAt ? t('last here {{when}}', { when: relativeTime(lastSeenAt) }) : t('nobody was here yet')}
        menu={[
          { id: 'sms', icon: MessageSquare, label: t('Change SMS balance'), onAction: () => setStep({ kind: 'sms' }) },
          { id: 'limits', icon: SlidersHorizontal, label: t('Change limits'), onAction: () => setStep({ kind: 'limits' }) },
          { id: 'work', icon: LogIn, label: t('Work in this business'), onAction: () => void switchBusiness(businessId, '/home') },
          isSuspended
            ? { id: 'resume', icon: CirclePlay, label: t('Let it go on'), onAction: () => setStep({ kind: 'resume' }) }
            : { id: 'suspend', icon: Ban, label: t('Suspend'), onAction: () => setStep({ kind: 'suspend' }) },
        ]}
        actions={
          <Button variant="primary" icon={CalendarPlus} isPending={isInFlight} onClick={() => setStep({ kind: 'days' })}>
            {t('Change package days')}
          </Button>
        }
        banners={
          isSuspended && (
            <Banner meaning="bad" title={t('Suspended since {{date}}', { date: formatExpiryDate(suspendedAt) })}>
              {suspendedReason}
            </Banner>
          )
        }
        aside={
          timeline.edges.length > 0 && (
            <Card title={t('Timeline')}>
              <Timeline
                label={t('Timeline')}
                items={timeline.edges.map(({ cursor, node: { actorName, at, ...text } }) => ({
                  id: cursor,
                  title: gatewayText(text),
                  meta: [formatShortDateTime(at), actorName].filter(Boolean).join(' · '),
                }))}
              />
            </Card>
          )
        }
      >
        <BusinessFacts business={business} />
        <BusinessPeople business={business} onView={(member) => setStep({ kind: 'view', ...member })} />
        <TextLink to="/super-admin/payments" search={{ business: id }}>{t('Payments of this business')}</TextLink>
      </RecordScreen>
      {step && <BusinessDialogs business={business} step={step} onClose={close} />}
    </>
  );
}
