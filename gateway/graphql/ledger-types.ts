import type { Prisma } from '../db/generated/client/client.ts';
import { readsColumns } from '../fast-reads/needed-columns.ts';
import { reads } from '../fast-reads/reads.ts';
import { builder } from './builder.ts';

/** What a record page shows of the three ledgers and the audit trail. */

interface TimelineRow {
  summary: string;
  actorName: string;
  createdAt: Date;
}

const TimelineEntry = builder.objectRef<TimelineRow>('TimelineEntry').implement({
  fields: (t) => ({
    summary: t.exposeString('summary'),
    actorName: t.exposeString('actorName'),
    at: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

/** For the `timeline` of any record of a business: `t.field(timelineOf('Order'))`. */
export const timelineOf = (entityType: string) => ({
  type: [TimelineEntry] as [typeof TimelineEntry],
  description: 'What happened to it, newest first.',
  complexity: 10,
  extensions: readsColumns('businessId', 'id'),
  resolve: ({ businessId, id }: { businessId: string; id: string }): Promise<TimelineRow[]> =>
    reads.auditEntry.findMany({
      where: { businessId, entityType, entityId: id },
      select: { summary: true, actorName: true, createdAt: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: 200,
    }),
});

type EntryRow = Prisma.JournalEntryGetPayload<{ include: { lines: { include: { account: true } } } }>;

const JournalLine = builder.objectRef<EntryRow['lines'][number]>('JournalLine').implement({
  fields: (t) => ({
    account: t.string({ resolve: ({ account }) => account.name }),
    debit: t.expose('debitPoisha', { type: 'Money' }),
    credit: t.expose('creditPoisha', { type: 'Money' }),
  }),
});

export const JournalEntry = builder.objectRef<EntryRow>('JournalEntry').implement({
  fields: (t) => ({
    description: t.exposeString('description'),
    at: t.expose('createdAt', { type: 'DateTime' }),
    lines: t.expose('lines', { type: [JournalLine] }),
  }),
});

type MovementRow = Prisma.StockMovementGetPayload<{ include: { variant: { select: { sku: true } } } }>;

export const StockMovement = builder.objectRef<MovementRow>('StockMovement').implement({
  description: 'One row of the stock ledger: what it added to or took from each bucket.',
  fields: (t) => ({
    sku: t.string({ resolve: ({ variant }) => variant.sku }),
    reason: t.exposeString('reason'),
    at: t.expose('createdAt', { type: 'DateTime' }),
    onHand: t.exposeInt('onHand'),
    reserved: t.exposeInt('reserved'),
    withCourier: t.exposeInt('withCourier'),
    returning: t.exposeInt('returning'),
    damaged: t.exposeInt('damaged'),
    beyondStock: t.exposeBoolean('beyondStock', { description: 'It promised more than was on hand.' }),
  }),
});
