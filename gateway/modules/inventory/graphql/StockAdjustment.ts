import { db } from '../../../db/client.ts';
import type {
  AdjustmentReason as AdjustmentReasonValue, AdjustmentStatus as AdjustmentStatusValue,
} from '../../../db/generated/client/enums.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { journalOf } from '../../accounting/graphql/JournalEntry.ts';
import { StoredFile } from '../../files/graphql/StoredFile.ts';
import { decideDecrease, decreaseStock, reverseDecrease } from '../adjust-stock.ts';
import { adjustmentListQuery } from '../adjustment-list-query.ts';
import { adjustmentReason, adjustmentStatus } from '../adjustment-state.ts';
import { heldBySupplier, refundDecrease } from '../refund-decrease.ts';
import { waitingShortages, type WaitingShortage } from '../waiting-shortages.ts';
import { movementsOf } from './StockMovement.ts';

const AdjustmentStatus = describedEnum<AdjustmentStatusValue>('AdjustmentStatus', 'Whether a decrease has changed the stock.', {
  WAITING: 'An administrator has to approve it; the stock is as it was.',
  POSTED: 'The pieces have left the stock.',
  REJECTED: 'Not approved; the stock is as it was.',
  REVERSED: 'Taken back; the pieces are in stock again.',
});
nameEnum(adjustmentStatus, AdjustmentStatus);
const AdjustmentReason = describedEnum<AdjustmentReasonValue>('AdjustmentReason', 'Why pieces leave the stock.', {
  DAMAGED: 'They cannot be sold.',
  LOST: 'Nobody knows where they are.',
  EXPIRED: 'They are too old.',
  SAMPLE: 'Given away to show them.',
  PERSONAL_USE: 'The owners use them; booked against the owners.',
  SUPPLIER_RETURN: 'Back to the supplier; booked with the supplier.',
  COUNT_CORRECTION: 'Fewer were counted than the ledger says.',
});
nameEnum(adjustmentReason, AdjustmentReason);

builder.prismaObject('StockAdjustmentLine', {
  description: 'One variant of a decrease.',
  select: { businessId: true, id: true },
  fields: (t) => ({
    sku: t.exposeString('sku'),
    name: t.exposeString('name'),
    quantity: t.exposeInt('quantity'),
  }),
});

const StockAdjustmentShortage = builder.objectRef<WaitingShortage>('StockAdjustmentShortage').implement({
  description: 'A variant of which a decrease that waits takes more than is there.',
  fields: (t) => ({
    sku: t.exposeString('sku', { description: 'Of the variant.' }),
    needed: t.exposeInt('needed', { description: 'Pieces that would leave.' }),
    available: t.exposeInt('available', { description: 'Pieces at its location that are not reserved.' }),
  }),
});

const StockAdjustment = builder.prismaNode('StockAdjustment', {
  ...tenantRecord('adjustStock'),
  description: 'Pieces that left the stock other than by an order.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    status: t.expose('status', { type: AdjustmentStatus }),
    reason: t.expose('reason', { type: AdjustmentReason }),
    version: t.exposeInt('version'),
    note: t.exposeString('note'),
    itemSummary: t.exposeString('itemSummary'),
    itemCount: t.exposeInt('itemCount'),
    value: t.expose('valuePoisha', { ...COST_FIELD, type: 'Money' }),
    heldBySupplier: t.field({
      ...COST_FIELD,
      type: 'Money',
      description: 'What the supplier who has the pieces still owes for them; zero for other decreases.',
      complexity: 2,
      resolve: (adjustment) => heldBySupplier(db, adjustment),
    }),
    location: t.relation('location', { description: 'Where the pieces were.' }),
    createdByName: t.exposeString('createdByName'),
    decidedByName: t.exposeString('decidedByName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    viewerCanDecide: t.boolean({
      description: 'It waits, and the viewer may approve or reject it.',
      extensions: readsColumns('status'),
      resolve: ({ status }, _args, context) => status === 'WAITING' && sessionOf(context).can('ADMIN'),
    }),
    shortages: t.field({
      type: [StockAdjustmentShortage],
      description: 'What keeps one that waits from being approved now; empty for one that is decided.',
      complexity: 10,
      extensions: readsColumns('businessId', 'id', 'locationId', 'status'),
      resolve: waitingShortages,
    }),
    lines: t.relation('lines', { description: 'What left.', query: { orderBy: { position: 'asc' } } }),
    photos: t.field({
      type: [StoredFile],
      description: 'What shows the damage.',
      select: { photos: { orderBy: { position: 'asc' }, select: { file: true } } },
      resolve: ({ photos }) => photos.map(({ file }) => file),
    }),
    timeline: t.connection(...timelineOf('StockAdjustment')),
    journal: t.connection(...journalOf()),
    stockMovements: t.connection(...movementsOf()),
  }),
});

listQueryField('stockAdjustments', adjustmentListQuery, {
  description: 'Decreases of the stock, newest first.',
  type: StockAdjustment,
  counts: { name: 'stockAdjustmentCounts', kind: 'adjustment', description: 'How many decreases stand in each status.' },
});

const answer = {
  record: 'adjustment',
  type: StockAdjustment,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.stockAdjustment.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('decreaseStock', decreaseStock, { ...answer, description: 'Takes pieces out of the stock for a reason; worth much, it waits for an administrator.' });
commandField('decideDecrease', decideDecrease, { ...answer, description: 'Approves or rejects a decrease that waits.' });
commandField('refundDecrease', refundDecrease, { ...answer, description: 'Enters money that a supplier gives back for pieces that went back to them. Takes the permission `purchase` as well, and to see costs.' });
commandField('reverseDecrease', reverseDecrease, { ...answer, description: 'Takes a decrease back.' });
