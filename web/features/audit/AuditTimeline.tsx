import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import type { AuditTimeline_timeline$data, AuditTimeline_timeline$key } from '../../__generated__/AuditTimeline_timeline.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { ShowMore } from '../../list/ShowMore.tsx';
import { useFurtherRows } from '../../list/useFurtherRows.ts';
import { Card } from '../../ui/Card.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { Timeline } from '../../ui/Timeline.tsx';
import { withReasonTexts } from './withReasonTexts.ts';

const timelineFragment = graphql`
  fragment AuditTimeline_timeline on TimelineConnection {
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
    pageInfo {
      hasNextPage
    }
  }
`;

type Entry = AuditTimeline_timeline$data['edges'][number]['node'];

interface AuditTimelineProps {
  /** The id of the record. */
  of: string;
  timeline: AuditTimeline_timeline$key;
}

/** The audit trail of a record: what happened to it and who did it, newest first. */
export function AuditTimeline({ of: id, timeline }: AuditTimelineProps) {
  const { t } = useTranslation();
  const { edges, pages } = useFurtherRows<Entry>({
    first: useFragment(timelineFragment, timeline),
    load: async (environment, after) => (await loadCode(() => import('./timelinePages.ts'))).olderEntries(environment, { id, after }),
  });
  if (edges.length === 0) return null;
  return (
    <Card title={t('Timeline')}>
      <Timeline
        label={t('Timeline')}
        items={edges.map(({ cursor, node: { actorName, at, ...text } }) => ({
          id: cursor,
          title: gatewayText(withReasonTexts(text, t)),
          meta: [formatShortDateTime(at), actorName].filter(Boolean).join(' · '),
        }))}
      />
      <ShowMore pages={pages} label={t('Show older')} />
    </Card>
  );
}
