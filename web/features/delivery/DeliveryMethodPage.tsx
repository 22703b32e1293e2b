import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { DeliveryMethodPageQuery } from '../../__generated__/DeliveryMethodPageQuery.graphql.ts';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { DeliveryMethodForm } from './components/DeliveryMethodForm.tsx';
import { draftOf } from './deliveryMethodDraft.ts';
import { deliveryMethodRoute } from './deliveryRoutes.ts';
import { kindText } from './deliveryText.ts';

const OpenBookings = lazyPart(() => import('./components/OpenBookings.tsx'), 'OpenBookings');

const CourierBalance = lazyPart(() => import('./components/CourierBalance.tsx'), 'CourierBalance');

const deliveryMethodPageQuery = graphql`
  query DeliveryMethodPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on Courier {
        id
        name
        kind
        isActive
        terms {
          version
          unknownWords
          ...deliveryMethodDraft_terms @relay(mask: false)
        }
        figures {
          balance
        }
        ...OpenBookings_courier
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
      }
    }
  }
`;

/** The terms and settings of one delivery method: `/delivery-method/dm-list/$id`. */
export function DeliveryMethodPage() {
  const { t } = useTranslation();
  const { node } = useRouteQuery<DeliveryMethodPageQuery>(deliveryMethodPageQuery, deliveryMethodRoute.useLoaderData());
  const { word } = deliveryMethodRoute.useSearch();
  if (node?.__typename !== 'Courier' || !node.terms) return <NotFoundPage />;
  const { id, name, kind, isActive, terms } = node;
  return (
    <RecordScreen
      title={name}
      marks={!isActive && <StatusBadge status="DISABLED" />}
      note={kindText(kind, terms.provider, t)}
      back={
        <RecordNav
          kind="courier"
          id={id}
          fallback="/delivery-method/dm-list"
          linkOf={(next) => ({ to: '/delivery-method/dm-list/$id', params: { id: next } })}
          label={t('Back to delivery methods')}
        />
      }
      aside={<AuditTimeline of={node.id} timeline={node.timeline} />}
    >
      {kind === 'API' && <CourierBalance id={id} name={name} booked={node.figures?.balance ?? 0} />}
      <OpenBookings courier={node} isLookedUp={terms.provider === 'STEADFAST'} />
      <DeliveryMethodForm
        key={id}
        saved={draftOf({ name, kind, isActive }, terms)}
        changed={{ id, version: terms.version, maskedKey: terms.maskedKey, webhookUrl: terms.webhookUrl, hasWebhookSecret: terms.hasWebhookSecret }}
        unknownWords={terms.unknownWords}
        word={word}
      />
    </RecordScreen>
  );
}
