import type { z } from 'zod';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { hiddenAccounts } from '../chart-of-accounts.ts';
import { ledgerListQuery, ledgerPart } from '../ledger-list-query.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import { entryWording } from './JournalEntry.ts';

nameEnum(ledgerPart, describedEnum<z.output<typeof ledgerPart>>('ProfitPart', 'A figure of the profit report, whose entries a ledger shows.', {
  SALES: 'What was sold.', GOODS: 'What the sold goods have cost.', COURIER: 'What couriers took.', COD: 'What couriers kept of the cash.',
  LOSSES: 'What was lost, or came back damaged.', OTHER_INCOME: 'Income beside sales.', ADS: 'What was spent for ads.',
  COSTS: 'All other expenses.', NET: 'The result: all of them.',
}));

/** The record that caused an entry, so that clients can link to it. */
export const EntrySource = builder.objectRef<{ sourceType: string; sourceId: string }>('EntrySource').implement({
  description: 'The record that an entry came from.',
  fields: (t) => ({
    type: t.exposeString('sourceType', { description: 'The name of its type: Order, Purchase, Voucher, Product, CourierStatement, Liability, StockAdjustment, StockCount or StockTransfer.' }),
    recordId: t.id({ description: 'Its id.', resolve: ({ sourceType, sourceId }) => encodeId(sourceType, sourceId) }),
  }),
});

const record = tenantRecord('expense');
const all = readsColumns('businessId', 'accountId', 'partyId', 'partyType', 'day', 'debitPoisha', 'creditPoisha');

export const LedgerLine = builder.prismaNode('JournalLine', {
  name: 'LedgerLine',
  ...record,
  findUnique: (id, context) => ({
    ...record.findUnique(id, context),
    account: { code: { notIn: hiddenAccounts(sessionOf(context)) } },
  }),
  description: 'One line of the ledger of an account.',
  include: { entry: { include: { reversal: { select: { id: true } } } }, mark: true, account: { select: { name: true } } },
  fields: (t) => ({
    day: t.expose('day', { type: 'DateTime', description: 'The day in Dhaka that it belongs to.' }),
    debit: t.expose('debitPoisha', { type: 'Money', description: 'Added on the debit side: money that came in.' }),
    credit: t.expose('creditPoisha', { type: 'Money', description: 'Added on the credit side: money that went out.' }),
    description: t.string({ description: 'What was booked, in one line of English.', resolve: ({ entry }) => entry.description }),
    messageKey: t.string({ description: 'As messageKey of Error.', resolve: ({ entry }) => entryWording(entry).messageKey }),
    messageValues: t.field({ type: 'MessageValues', description: 'As messageValues of Error.', resolve: ({ entry }) => entryWording(entry).messageValues }),
    accountName: t.string({ description: 'Of the account.', resolve: ({ account }) => account.name }),
    at: t.field({ type: 'DateTime', description: 'When it was written.', resolve: ({ entry }) => entry.createdAt }),
    source: t.field({ type: EntrySource, description: 'Why it is there.', resolve: ({ entry }) => entry }),
    isReversal: t.boolean({ description: 'It takes another entry back.', resolve: ({ entry }) => entry.reversesId !== null }),
    isReversed: t.boolean({ description: 'Another entry takes it back.', resolve: ({ entry }) => entry.reversal !== null }),
    isReconciled: t.boolean({ description: 'It stands on a reconciled statement.', resolve: ({ mark }) => mark !== null }),
    partyName: t.string({
      description: 'Whom it concerns; empty for nobody.', extensions: all, resolve: (line) => (line as LedgerRow).partyName ?? '',
    }),
    balance: t.field({
      type: 'Money',
      nullable: true,
      description: "What the account held behind it, debit less credit; of a party's ledger their part of it. Null outside of a ledger, and where it shows only some lines.",
      extensions: all,
      resolve: (line) => (line as LedgerRow).balancePoisha ?? null,
    }),
  }),
});

listQueryField('ledger', ledgerListQuery, {
  description: 'The ledger of an account, the newest day first.',
  type: LedgerLine,
});
