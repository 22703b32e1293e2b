import type { Prisma } from '../db/generated/client/client.ts';
import { readsColumns } from '../fast-reads/needed-columns.ts';
import { reads } from '../fast-reads/reads.ts';
import { builder } from './builder.ts';
import { COST_FIELD } from './cost-field.ts';
import { wordingOf, type Worded } from './wording.ts';

/** What a record page shows of the three ledgers and the audit trail. */

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

/** For the `timeline` of any record of a business: `t.field(timelineOf('Order'))`. */
export const timelineOf = (entityType: string) => ({
  type: [TimelineEntry] as [typeof TimelineEntry],
  description: 'What happened to it, newest first.',
  complexity: 10,
  extensions: readsColumns('businessId', 'id'),
  resolve: ({ businessId, id }: { businessId: string; id: string }): Promise<TimelineRow[]> =>
    reads.auditEntry.findMany({
      where: { businessId, entityType, entityId: id },
      select: { summary: true, wording: true, actorName: true, createdAt: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: 200,
    }),
});

type EntryRow = Prisma.JournalEntryGetPayload<{ include: { lines: { include: { account: true } } } }>;

const JournalLine = builder.objectRef<EntryRow['lines'][number]>('JournalLine').implement({
  description: 'What one entry adds to one account; one of the two amounts is zero.',
  fields: (t) => ({
    account: t.string({ description: 'Name of the account.', resolve: ({ account }) => account.name }),
    debit: t.expose('debitPoisha', { type: 'Money', description: 'Added on the debit side.' }),
    credit: t.expose('creditPoisha', { type: 'Money', description: 'Added on the credit side.' }),
  }),
});

export const JournalEntry = builder.objectRef<EntryRow>('JournalEntry').implement({
  description: 'One entry of the double-entry journal: its debits equal its credits.',
  fields: (t) => ({
    description: t.exposeString('description', { description: 'What was booked, in one line.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    lines: t.expose('lines', { type: [JournalLine], description: 'Two or more.' }),
  }),
});

type MovementRow = Prisma.StockMovementGetPayload<{ include: { variant: { select: { sku: true } } } }>;

export const StockMovement = builder.objectRef<MovementRow>('StockMovement').implement({
  description: 'One row of the stock ledger: what it added to or took from each bucket.',
  fields: (t) => ({
    sku: t.string({ description: 'Of the variant.', resolve: ({ variant }) => variant.sku }),
    reason: t.exposeString('reason', { description: 'Why, in one line.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    onHand: t.exposeInt('onHand', { description: 'Pieces added to what is on the shelves.' }),
    reserved: t.exposeInt('reserved', { description: 'Pieces added to what is promised.' }),
    withCourier: t.exposeInt('withCourier', { description: 'Pieces added to what couriers carry.' }),
    returning: t.exposeInt('returning', { description: 'Pieces added to what is coming back.' }),
    damaged: t.exposeInt('damaged', { description: 'Pieces added to what cannot be sold.' }),
    beyondStock: t.exposeBoolean('beyondStock', { description: 'It promised more than was on hand.' }),
  }),
});

type OfBusiness = { businessId: string; id: string };

/** For the `journal` of any record: the entries that it is the source of; costs stand in them. */
export const journalOf = () => ({
  ...COST_FIELD,
  type: [JournalEntry] as [typeof JournalEntry],
  description: 'The journal entries it led to.',
  complexity: 10,
  extensions: { ...COST_FIELD.extensions, ...readsColumns('businessId', 'id') },
  resolve: ({ businessId, id }: OfBusiness): Promise<EntryRow[]> =>
    reads.journalEntry.findMany({
      where: { businessId, sourceId: id },
      include: { lines: { include: { account: true } } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
});

/** For the `stockMovements` of any record: the rows of the stock ledger that it is the source of. */
export const movementsOf = () => ({
  type: [StockMovement] as [typeof StockMovement],
  description: 'The stock movements it led to.',
  complexity: 10,
  extensions: readsColumns('businessId', 'id'),
  resolve: ({ businessId, id }: OfBusiness): Promise<MovementRow[]> =>
    reads.stockMovement.findMany({
      where: { businessId, sourceId: id },
      include: { variant: { select: { sku: true } } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
});
