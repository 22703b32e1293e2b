import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { MembershipEvents_viewer$key } from '../../../__generated__/MembershipEvents_viewer.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { Timeline } from '../../../ui/Timeline.tsx';

const Section = styled.section`
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  margin-bottom: 12px;
  font-size: 15px;
  font-weight: 600;
`;

/** The audit trail about the viewer as a member of businesses: who invited, changed, disabled them. */
export function MembershipEvents({ viewer }: { viewer: MembershipEvents_viewer$key }) {
  const { t } = useTranslation();
  const { membershipEvents: events } = useFragment(
    graphql`
      fragment MembershipEvents_viewer on Viewer {
        membershipEvents {
          businessName
          message: summary
          messageKey
          messageValues
          actorName
          at
        }
      }
    `,
    viewer,
  );
  if (events.length === 0) return null;
  return (
    <Section aria-label={t('What happened to your memberships')}>
      <Title>{t('What happened to your memberships')}</Title>
      <Timeline
        label={t('What happened to your memberships')}
        items={events.map(({ businessName, actorName, at, ...text }, index) => ({
          id: String(events.length - index),
          title: gatewayText(text),
          meta: [formatShortDateTime(at), actorName, businessName].filter(Boolean).join(' · '),
        }))}
      />
    </Section>
  );
}
