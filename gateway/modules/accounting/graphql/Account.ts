import { dhakaDay } from '../../../../schema/rules/format.ts';
import { db } from '../../../db/client.ts';
import type {
  AccountKind as AccountKindValue, AccountType as AccountTypeValue, PartyType as PartyTypeValue,
} from '../../../db/generated/client/enums.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { accountBalance } from '../account-balances.ts';
import { accountPurpose, createAccount, deleteAccount, updateAccount } from '../account-commands.ts';
import { accountKind, accountListQuery, accountType, type HeldAccount } from '../account-list-query.ts';
import { hiddenAccounts, isOwnAccount } from '../chart-of-accounts.ts';
import { openParties, partyChoices, payeeChoices, type OpenParty, type PartyChoice } from '../party-names.ts';
import { setPartyOpening } from '../party-openings.ts';
import { reconcileAccount, undoReconciliation } from '../reconcile.ts';
import { setOpeningBalance } from '../voucher-commands.ts';

const AccountKind = describedEnum<AccountKindValue>('AccountKind', 'What an account is for.', {
  MONEY: 'Holds money: cash, bank, wallets.',
  PARTIES: 'Says who owes us, or whom we owe.',
  CATEGORY: 'What money is spent on, or comes from.',
  OTHER: 'Kept by the app.',
});
nameEnum(accountKind, AccountKind);
export const AccountType = describedEnum<AccountTypeValue>('AccountType', 'The part of the books that an account belongs to.', {
  ASSET: 'What the business has.', LIABILITY: 'What it owes.', EQUITY: 'What is of its owners.',
  INCOME: 'What it earns.', EXPENSE: 'What it spends.',
});
nameEnum(accountType, AccountType);
nameEnum(accountPurpose, describedEnum<'MONEY' | 'EXPENSE' | 'INCOME'>('AccountPurpose', 'What a new account is for.', {
  MONEY: 'Holds money.', EXPENSE: 'A category of expenses.', INCOME: 'A category of other income.',
}));
export const PartyType = describedEnum<PartyTypeValue>('PartyType', 'Who stands behind an entry.', {
  CUSTOMER: 'A customer.', COURIER: 'A courier.', SUPPLIER: 'A supplier.', PERSON: 'Somebody of the staff.', LENDER: 'Somebody who lent money.',
});

/** The records behind parties, for their global ids. */
export const RECORDS: Record<PartyTypeValue, string> = { CUSTOMER: 'Customer', COURIER: 'Courier', SUPPLIER: 'Supplier', PERSON: 'Liability', LENDER: 'Liability' };

const PartyChoiceType = builder.objectRef<PartyChoice>('PartyChoice').implement({
  description: 'A courier or supplier, to be chosen as the party of an opening balance or a payment.',
  fields: (t) => ({
    id: t.id({ description: 'Of the courier or supplier.', resolve: ({ partyType, partyId }) => encodeId(RECORDS[partyType], partyId) }),
    type: t.expose('partyType', { type: PartyType, description: 'What they are.' }),
    name: t.exposeString('name', { description: 'What they are called.' }),
  }),
});

const AccountParty = builder.objectRef<OpenParty>('AccountParty').implement({
  description: 'What one party owes us by an account, or we owe them.',
  fields: (t) => ({
    id: t.id({ description: 'Of the customer, courier, supplier or liability.', resolve: ({ partyType, partyId }) => encodeId(RECORDS[partyType], partyId) }),
    key: t.exposeString('partyId', { description: 'For `partyKey` of the ledger.' }),
    type: t.expose('partyType', { type: PartyType, description: 'What they are.' }),
    name: t.exposeString('name', { description: 'What they are called.' }),
    balance: t.expose('balancePoisha', { type: 'Money', description: 'Debit less credit.' }),
    opening: t.expose('openingPoisha', { type: 'Money', description: 'What is open of the balance from before the business used the app, for payPartyOpening.' }),
  }),
});

const today = () => dhakaDay(new Date());
const MAX_PARTIES = 50;

const Account = builder.prismaNode('Account', {
  ...tenantRecord('expense'),
  description: 'One account of the books.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    key: t.exposeString('code', { description: "Its stable name, 'courier-receivable'; for one that the staff added, made of its id." }),
    kind: t.expose('kind', { type: AccountKind, description: 'What it is for.' }),
    type: t.expose('type', { type: AccountType, description: 'The part of the books that it belongs to.' }),
    isOwn: t.boolean({
      description: 'The staff added it.', extensions: readsColumns('code'), resolve: ({ code }) => isOwnAccount(code),
    }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Kept for what is booked on it, offered nowhere.' }),
    version: t.exposeInt('version'),
    balance: t.field({
      type: 'Money',
      nullable: true,
      description: 'What it holds today, debit less credit: below zero, what is owed or earned. Null for who may not see costs or what couriers take, where it tells them.',
      complexity: 2,
      extensions: readsColumns('businessId', 'id', 'code'),
      resolve: async (account, _args, context) => {
        if (hiddenAccounts(sessionOf(context)).includes(account.code)) return null;
        return (account as HeldAccount).balancePoisha ?? accountBalance(account.businessId, account.id, today());
      },
    }),
    parties: t.field({
      type: [AccountParty],
      description: `Who has something open by it, or in a category what it came to with whom; most first, ${MAX_PARTIES} at most.`,
      complexity: 20,
      extensions: readsColumns('businessId', 'id', 'kind', 'code'),
      resolve: ({ businessId, id, kind, code }, _args, context) => {
        const isHidden = hiddenAccounts(sessionOf(context)).includes(code);
        return (kind === 'PARTIES' || kind === 'CATEGORY') && !isHidden ? openParties(businessId, id, MAX_PARTIES) : [];
      },
    }),
    partyChoices: t.field({
      type: [PartyChoiceType],
      description: 'Who may have an opening balance on it, by name, 20 at most; nobody on an account that has none.',
      args: { search: t.arg.string({ required: true, description: 'Part of the name; empty for all.' }) },
      complexity: 20,
      extensions: readsColumns('businessId', 'code'),
      resolve: ({ businessId, code }, { search }) => partyChoices(businessId, code, search),
    }),
    reconciliations: t.relation('reconciliations', {
      description: 'Statements that it was compared with, the newest first, twelve at most.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 12 },
    }),
    timeline: t.connection(...timelineOf('Account')),
  }),
});

builder.prismaNode('Reconciliation', {
  ...tenantRecord('expense'),
  description: 'A statement that an account was compared with.',
  fields: (t) => ({
    day: t.expose('day', { type: 'DateTime', description: 'Its last day.' }),
    statementBalance: t.expose('statementPoisha', { type: 'Money', description: 'What the account holds by it.' }),
    lineCount: t.exposeInt('lineCount', { description: 'How many entries were marked.' }),
    createdByName: t.exposeString('createdByName', { description: 'Who compared.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('payeeChoices', (t) =>
  t.field({
    type: [PartyChoiceType],
    description: 'Couriers and suppliers by name, to be chosen as payee; 20 at most.',
    ...requires('expense'),
    args: { search: t.arg.string({ required: true, description: 'Part of the name; empty for all.' }) },
    complexity: 20,
    resolve: (_root, { search }, context) => payeeChoices(sessionOf(context).businessId, search),
  }),
);

listQueryField('accounts', accountListQuery, {
  description: 'Accounts of the business with what they hold today; a page may have all of them.',
  type: Account,
});

const answer = {
  record: 'account',
  type: Account,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.account.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('createAccount', createAccount, { ...answer, description: 'Adds an account or a category.' });
commandField('updateAccount', updateAccount, { ...answer, description: 'Renames an account, archives it, or takes it up again.' });
commandField('deleteAccount', deleteAccount, {
  record: 'id', type: 'ID', resolve: ({ id }) => encodeId('Account', id), description: 'Removes an account that nothing was ever booked on.',
});
commandField('setOpeningBalance', setOpeningBalance, { ...answer, description: 'Says what a money account held at the beginning.' });
commandField('setPartyOpening', setPartyOpening, { ...answer, description: 'Says what a courier owed, or was owed to a supplier, at the beginning.' });
commandField('reconcileAccount', reconcileAccount, { ...answer, description: 'Marks the entries that stand on a statement.' });
commandField('undoReconciliation', undoReconciliation, { ...answer, description: 'Takes the marks of the last statement off.' });
