import { db } from '../../../db/client.ts';
import type { CountStatus as CountStatusValue } from '../../../db/generated/client/enums.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { journalOf } from '../../accounting/graphql/JournalEntry.ts';
import { countListQuery, countStatus } from '../count-list-query.ts';
import { addToStockCount, discardStockCount, postStockCount, saveStockCount } from '../count-stock.ts';
import { mayPostCount } from '../may-post-count.ts';
import { movementsOf } from './StockMovement.ts';

const CountStatus = describedEnum<CountStatusValue>('CountStatus', 'Whether the differences of a count have changed the stock.', {
  OPEN: 'Somebody has to look at the differences; the stock is as it was.',
  POSTED: 'The stock is what was counted.',
  DISCARDED: 'Thrown away; the stock is as it was.',
});
nameEnum(countStatus, CountStatus);

builder.prismaObject('StockCountLine', {
  description: 'One variant of a count.',
  select: { businessId: true, id: true },
  fields: (t) => ({
    sku: t.exposeString('sku'),
    name: t.exposeString('name'),
    expected: t.exposeInt('expected'),
    counted: t.exposeInt('counted'),
  }),
});

const StockCount = builder.prismaNode('StockCount', {
  ...tenantRecord('adjustStock'),
  description: 'What somebody found on the shelves of a location.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    status: t.expose('status', { type: CountStatus }),
    version: t.exposeInt('version'),
    note: t.exposeString('note'),
    itemSummary: t.exposeString('itemSummary'),
    itemCount: t.exposeInt('itemCount'),
    differences: t.exposeInt('differences'),
    viewerCanPost: t.boolean({
      description: 'It is open, and the viewer may post its differences: those worth more are posted by an administrator.',
      complexity: 2,
      extensions: readsColumns('id', 'status'),
      resolve: async ({ id, status }, _args, context) => status === 'OPEN' && mayPostCount(sessionOf(context), id),
    }),
    location: t.relation('location', { description: 'Which shelves were counted.' }),
    createdByName: t.exposeString('createdByName'),
    closedByName: t.exposeString('closedByName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lines: t.relation('lines', { description: 'What was counted.', query: { orderBy: { position: 'asc' } } }),
    timeline: t.connection(...timelineOf('StockCount')),
    journal: t.connection(...journalOf()),
    stockMovements: t.connection(...movementsOf()),
  }),
});

listQueryField('stockCounts', countListQuery, {
  description: 'Stock counts, newest first.',
  type: StockCount,
  counts: { name: 'stockCountCounts', kind: 'stock-count', description: 'How many stock counts stand in each status.' },
});

const answer = {
  record: 'stockCount',
  type: StockCount,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.stockCount.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('saveStockCount', saveStockCount, { ...answer, description: 'Keeps what was counted beside what the ledger says; the stock stays as it is.' });
commandField('addToStockCount', addToStockCount, { ...answer, description: 'Adds to a count that waits for review; the stock stays as it is.' });
commandField('postStockCount', postStockCount, { ...answer, description: 'Posts the differences of a count: the stock is what was counted.' });
commandField('discardStockCount', discardStockCount, { ...answer, description: 'Throws a count away.' });
