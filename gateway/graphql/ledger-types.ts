import type { Prisma } from '../db/generated/client/client.ts';
import { builder } from './builder.ts';

/** What a record page shows of the three ledgers and the audit trail. */

export const TimelineEntry = builder.prismaObject('AuditEntry', {
  name: 'TimelineEntry',
  select: { id: true },
  fields: (t) => ({
    summary: t.exposeString('summary'),
    actorName: t.exposeString('actorName'),
    at: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

/** For the `timeline` of a record: `t.relation('timeline', timeline)`. */
export const timeline = {
  type: TimelineEntry,
  description: 'What happened to it, newest first.',
  complexity: 10,
  query: { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], take: 200 },
};

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
