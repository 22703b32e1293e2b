import { db } from '../../../db/client.ts';
import type { TransferStatus as TransferStatusValue } from '../../../db/generated/client/enums.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { journalOf } from '../../accounting/graphql/JournalEntry.ts';
import { transferListQuery, transferStatus } from '../transfer-list-query.ts';
import { cancelTransfer, receiveTransfer, sendTransfer } from '../transfer-stock.ts';
import { movementsOf } from './StockMovement.ts';

const TransferStatus = describedEnum<TransferStatusValue>('TransferStatus', 'Where the pieces of a transfer are.', {
  SENT: 'On their way.',
  RECEIVED: 'Where they were sent to, as far as they arrived.',
  CANCELLED: 'Where they came from: it was sent by mistake.',
});
nameEnum(transferStatus, TransferStatus);

builder.prismaNode('StockTransferLine', {
  ...tenantRecord('purchase'),
  description: 'One variant of a transfer.',
  fields: (t) => ({
    sku: t.exposeString('sku'),
    name: t.exposeString('name'),
    quantity: t.exposeInt('quantity'),
    received: t.exposeInt('received', { nullable: true }),
    variant: t.relation('variant', { description: 'What goes.' }),
  }),
});

const StockTransfer = builder.prismaNode('StockTransfer', {
  ...tenantRecord('purchase'),
  description: 'Pieces that go from one location to another.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    status: t.expose('status', { type: TransferStatus }),
    version: t.exposeInt('version'),
    from: t.relation('from', { description: 'Where the pieces were.' }),
    to: t.relation('to', { description: 'Where they go.' }),
    note: t.exposeString('note'),
    closeReason: t.exposeString('closeReason'),
    itemSummary: t.exposeString('itemSummary'),
    itemCount: t.exposeInt('itemCount'),
    receivedCount: t.exposeInt('receivedCount'),
    value: t.expose('valuePoisha', { ...COST_FIELD, type: 'Money' }),
    createdByName: t.exposeString('createdByName'),
    closedByName: t.exposeString('closedByName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    lines: t.relation('lines', { description: 'What goes.', query: { orderBy: { position: 'asc' } } }),
    timeline: t.connection(...timelineOf('StockTransfer')),
    journal: t.connection(...journalOf()),
    stockMovements: t.connection(...movementsOf()),
  }),
});

listQueryField('stockTransfers', transferListQuery, {
  description: 'Transfers between the locations of the business, newest first.',
  type: StockTransfer,
  counts: { name: 'stockTransferCounts', kind: 'transfer', description: 'How many transfers stand in each status.' },
});

const answer = {
  record: 'transfer',
  type: StockTransfer,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.stockTransfer.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('sendTransfer', sendTransfer, { ...answer, description: 'Sends pieces from one location to another.' });
commandField('receiveTransfer', receiveTransfer, { ...answer, description: 'Takes in what was sent, with what is missing or too much.' });
commandField('cancelTransfer', cancelTransfer, { ...answer, description: 'Takes a transfer back that is on its way.' });
