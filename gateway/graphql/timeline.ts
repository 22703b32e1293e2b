import { readsColumns } from '../fast-reads/needed-columns.ts';
import { builder } from './builder.ts';
import { recordList } from './record-list.ts';
import { wordingOf, type Worded } from './wording.ts';

interface TimelineRow extends Worded {
  actorName: string;
  createdAt: Date;
}

const TimelineEntry = builder.objectRef<TimelineRow>('TimelineEntry').implement({
  description: 'One thing that happened to a record.',
  fields: (t) => ({
    summary: t.exposeString('summary', { description: 'What happened, in one line of English.' }),
    messageKey: t.string({ description: 'As messageKey of Error.', resolve: (row) => wordingOf(row).messageKey }),
    messageValues: t.field({
      type: 'MessageValues',
      description: 'As messageValues of Error.',
      resolve: (row) => wordingOf(row).messageValues,
    }),
    actorName: t.exposeString('actorName', { description: 'Who did it.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

const timeline = recordList('Timeline', {
  type: TimelineEntry,
  table: 'AuditEntry',
  select: { id: true, summary: true, wording: true, actorName: true, createdAt: true },
});

/** The audit trail of any record of a business: `timeline: t.connection(...timelineOf('Order'))`. */
export const timelineOf = (entityType: string) => timeline({
  description: 'What happened to it, newest first.',
  sort: { column: 'createdAt', direction: 'desc', kind: 'date' },
  where: ({ businessId, id }) => ({ businessId, entityType, entityId: id }),
});

/** The same of a business itself, whose row is the tenant: `timeline: t.connection(...businessTimeline)`. */
export const businessTimeline = timeline({
  description: 'What happened to it, newest first.',
  sort: { column: 'createdAt', direction: 'desc', kind: 'date' },
  where: ({ id }) => ({ businessId: id, entityType: 'Business', entityId: id }),
  extensions: readsColumns('id'),
});
