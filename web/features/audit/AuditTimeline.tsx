import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import type { AuditTimeline_entries$key } from '../../__generated__/AuditTimeline_entries.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { Card } from '../../ui/Card.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

/** The audit trail of a record: what happened to it and who did it, newest first. */
export function AuditTimeline({ entries: key }: { entries: AuditTimeline_entries$key }) {
  const { t } = useTranslation();
  const entries = useFragment(
    graphql`
      fragment AuditTimeline_entries on TimelineEntry @relay(plural: true) {
        message: summary
        messageKey
        messageValues
        actorName
        at
      }
    `,
    key,
  );
  if (entries.length === 0) return null;
  return (
    <Card title={t('Timeline')}>
      <Timeline
        label={t('Timeline')}
        items={entries.map(({ actorName, at, ...text }, index) => ({
          // Newest first and nothing is ever removed, so counting from the oldest gives each a lasting key.
          id: String(entries.length - index),
          title: gatewayText(text),
          meta: [formatShortDateTime(at), actorName].filter(Boolean).join(' · '),
        }))}
      />
    </Card>
  );
}
