import { reads } from '../fast-reads/reads.ts';
import { builder } from './builder.ts';
import { recordList } from './record-list.ts';

interface TimelineRow {
  summary: string;
  actorName: string;
  createdAt: Date;
}

const TimelineEntry = builder.objectRef<TimelineRow>('TimelineEntry').implement({
  description: 'One thing that happened to a record.',
  fields: (t) => ({
    summary: t.exposeString('summary', { description: 'What happened, in one line.' }),
    actorName: t.exposeString('actorName', { description: 'Who did it.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

const timeline = recordList('Timeline', {
  type: TimelineEntry,
  find: (page) => reads.auditEntry.findMany({
    ...page, select: { id: true, summary: true, actorName: true, createdAt: true },
  }),
});

/** The audit trail of any record of a business: `timeline: t.connection(...timelineOf('Order'))`. */
export const timelineOf = (entityType: string) => timeline({
  description: 'What happened to it, newest first.',
  sort: { column: 'createdAt', direction: 'desc', kind: 'date' },
  where: ({ businessId, id }) => ({ businessId, entityType, entityId: id }),
});
