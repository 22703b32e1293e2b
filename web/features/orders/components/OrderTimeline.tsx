import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDateTime } from '../../../../schema/rules/format.ts';
import type { OrderTimeline_order$key } from '../../../__generated__/OrderTimeline_order.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';

/** What happened to the order and who did it. */
export function OrderTimeline({ order }: { order: OrderTimeline_order$key }) {
  const { t } = useTranslation();
  const { timeline } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        timeline {
          summary
          actorName
          at
        }
      }
    `,
    order,
  );
  return (
    <Card title={t('Timeline')}>
      <Timeline
        label={t('Timeline')}
        items={timeline.map(({ summary, actorName, at }, index) => ({
          // Newest first and nothing is ever removed, so counting from the oldest gives each a lasting key.
          id: String(timeline.length - index),
          title: summary,
          meta: [formatDateTime(at), actorName].filter(Boolean).join(' · '),
        }))}
      />
    </Card>
  );
}
