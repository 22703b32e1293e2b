import { dhakaDay } from '../../../../schema/rules/format.ts';
import { MAX_SHOWN_PAYMENTS } from '../../../../schema/rules/liability-limits.ts';
import { db } from '../../../db/client.ts';
import type { LiabilityKind as Kind, LiabilityStatus as Status } from '../../../db/generated/client/enums.ts';
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
import { createLiability, liabilityKind, payLiability, voidLiability, voidLiabilityPayment } from '../liabilities/liability-commands.ts';
import { setLiabilityFiles } from '../liabilities/liability-files.ts';
import { liabilityListQuery, liabilityStatus } from '../liabilities/liability-list-query.ts';
import { owedAccounts, owedAges, owedParties, type OwedAccount as Owed, type OwedAges as Ages, type OwedParty as Party } from '../liabilities/owed-now.ts';
import { scheduleOf, type Installment } from '../liabilities/schedule.ts';
import { updateLiability } from '../liabilities/update-liability.ts';
import { StoredFile } from '../../files/graphql/StoredFile.ts';
import { journalOf } from './JournalEntry.ts';

const LiabilityKind = describedEnum<Kind>('LiabilityKind', 'Why something is owed.', {
  LOAN: 'Money that somebody lent.', SALARY: 'Work that is not paid yet.', BILL: 'Anything else that is used and not paid yet.',
});
nameEnum(liabilityKind, LiabilityKind);
const LiabilityStatus = describedEnum<Status>('LiabilityStatus', 'How far it is paid.', {
  OPEN: 'Something is still owed.', PAID: 'All of it is paid.', VOID: 'It was taken back.',
});
nameEnum(liabilityStatus, LiabilityStatus);

const LiabilityInstallment = builder.objectRef<Installment>('LiabilityInstallment').implement({
  description: 'One part of what is owed.',
  fields: (t) => ({
    day: t.field({ type: 'DateTime', description: 'When it is due.', resolve: ({ day }) => new Date(day) }),
    amount: t.expose('amount', { type: 'Money', description: 'What it comes to.' }),
    paid: t.expose('paid', { type: 'Money', description: 'What is paid of it.' }),
    isLate: t.boolean({
      description: 'It was due before today and is not paid.', resolve: ({ day, amount, paid }) => paid < amount && day < dhakaDay(new Date()),
    }),
  }),
});

const LiabilityPayment = builder.prismaObject('LiabilityPayment', {
  description: 'Money that was paid for a liability.',
  fields: (t) => ({
    paymentId: t.id({ description: 'As voidLiabilityPayment takes it.', select: { id: true }, resolve: ({ id }) => encodeId('LiabilityPayment', id) }),
    day: t.expose('day', { type: 'DateTime', description: 'The day in Dhaka on which the money moved.' }),
    amount: t.expose('amountPoisha', { type: 'Money', description: 'Of what is owed.' }),
    interest: t.expose('interestPoisha', { type: 'Money', description: 'Paid beside it.' }),
    account: t.relation('account', { description: 'Where the money was.' }),
    note: t.exposeString('note', { description: 'For the staff.' }),
    voidReason: t.exposeString('voidReason', { nullable: true, description: 'Null unless taken back.' }),
    createdByName: t.exposeString('createdByName', { description: 'Who entered it.' }),
  }),
});
void LiabilityPayment;

const Liability = builder.prismaNode('Liability', {
  ...tenantRecord('ADMIN'),
  description: 'What the business owes to somebody: a loan, a salary, a bill.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Counted up within the business.' }),
    kind: t.expose('kind', { type: LiabilityKind, description: 'What it is.' }),
    status: t.expose('status', { type: LiabilityStatus, description: 'How far it is paid.' }),
    version: t.exposeInt('version'),
    party: t.exposeString('party', { description: 'Whom it is owed to.' }),
    note: t.exposeString('note'),
    day: t.expose('day', { type: 'DateTime', description: 'The day in Dhaka since which it is owed.' }),
    dueDay: t.expose('dueDay', { type: 'DateTime', description: 'When the first part is due that is not paid.' }),
    isLate: t.boolean({
      description: 'A part of it was due before today and is not paid.', extensions: readsColumns('status', 'dueDay'),
      resolve: ({ status, dueDay }) => status === 'OPEN' && new Date(dueDay).toISOString().slice(0, 10) < dhakaDay(new Date()),
    }),
    amount: t.expose('principalPoisha', { type: 'Money', description: 'What was owed at first.' }),
    paid: t.expose('paidPoisha', { type: 'Money', description: 'Of it.' }),
    left: t.field({
      type: 'Money', description: 'What is still owed.', extensions: readsColumns('principalPoisha', 'paidPoisha', 'status'),
      resolve: ({ principalPoisha, paidPoisha, status }) => (status === 'VOID' ? 0n : principalPoisha - paidPoisha),
    }),
    interest: t.expose('interestPoisha', { type: 'Money', description: 'Paid beside it.' }),
    installments: t.exposeInt('installments', { description: 'Equal parts, one a month.' }),
    account: t.relation('account', { nullable: true, description: 'Where a loan came to, the category of a salary or bill.' }),
    voidReason: t.exposeString('voidReason', { nullable: true, description: 'Null unless void.' }),
    createdByName: t.exposeString('createdByName', { description: 'Who entered it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    schedule: t.field({
      type: [LiabilityInstallment], description: 'Its parts in their order.',
      extensions: readsColumns('principalPoisha', 'paidPoisha', 'installments', 'firstDueDay'),
      resolve: (row) => scheduleOf({ ...row, firstDueDay: new Date(row.firstDueDay) }),
    }),
    payments: t.relation('payments', {
      description: 'What was paid for it, newest first; the last 100.', query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MAX_SHOWN_PAYMENTS },
    }),
    firstDueDay: t.expose('firstDueDay', { type: 'DateTime', description: 'When its first part is due.' }),
    files: t.field({
      type: [StoredFile],
      description: 'Contracts, bills and receipts.',
      select: { files: { orderBy: { position: 'asc' }, select: { file: true } } },
      resolve: ({ files }) => files.map(({ file }) => file),
    }),
    timeline: t.connection(...timelineOf('Liability')),
    journal: t.connection(...journalOf()),
  }),
});

listQueryField('liabilities', liabilityListQuery, {
  description: 'What was entered as owed, what is due first first.',
  type: Liability,
  counts: { name: 'liabilityCounts', column: 'status', description: 'How many of them stand in each status.' },
});

const OwedAccount = builder.objectRef<Owed>('OwedAccount').implement({
  description: 'What the business owes by one account.',
  fields: (t) => ({
    accountId: t.id({ description: 'Of the account.', resolve: ({ accountId }) => encodeId('Account', accountId) }),
    key: t.exposeString('code', { description: "Its stable name, 'supplier-payable'." }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    amount: t.expose('amount', { type: 'Money', description: 'What is owed by it.' }),
    parties: t.exposeInt('parties', { description: 'To how many.' }),
    paidAhead: t.expose('paidAhead', { type: 'Money', description: 'What others by it were paid in advance; it lessens nothing that is owed.' }),
  }),
});

const OwedAges = builder.objectRef<Ages>('OwedAges').implement({
  description: 'What loans, salaries and bills have open, each part by the days since it was due.',
  fields: (t) => ({
    notDue: t.expose('notDue', { type: 'Money', description: 'Due today or later.' }),
    days1to30: t.expose('days1to30', { type: 'Money', description: 'Due up to 30 days ago.' }),
    days31to60: t.expose('days31to60', { type: 'Money', description: 'Due 31 to 60 days ago.' }),
    over60: t.expose('over60', { type: 'Money', description: 'Due longer ago.' }),
  }),
});

const FOR_ADMINS = { ...requires('ADMIN'), complexity: 20 } as const;

const OwedParty = builder.objectRef<Party>('OwedParty').implement({
  description: 'What the business owes to one party by one account.',
  fields: (t) => ({
    accountId: t.id({ description: 'Of the account.', resolve: ({ accountId }) => encodeId('Account', accountId) }),
    accountName: t.exposeString('accountName', { description: 'What the account is called.' }),
    key: t.exposeString('partyId', { description: 'For `partyKey` of the ledger.' }),
    name: t.exposeString('name', { description: 'What the party is called.' }),
    amount: t.expose('amount', { type: 'Money', description: 'What is owed.' }),
    sinceDay: t.expose('sinceDay', { type: 'Date', description: 'Since when the oldest part of it is open, YYYY-MM-DD.' }),
    dueDay: t.expose('dueDay', { type: 'Date', nullable: true, description: 'When the next part of a loan, salary or bill is due, YYYY-MM-DD; null for all others.' }),
  }),
});

const MAX_OWED_PARTIES = 100;

builder.queryField('owedParties', (t) => t.field({
  ...FOR_ADMINS, type: [OwedParty], complexity: 50,
  description: `Whom the business owes to: the ${MAX_OWED_PARTIES} largest amounts, those first that are due or open longest. Not suppliers for who may not see costs.`,
  resolve: (_root, _args, context) => owedParties(sessionOf(context), MAX_OWED_PARTIES),
}));

builder.queryField('owedAccounts', (t) => t.field({
  ...FOR_ADMINS, type: [OwedAccount], description: 'What the business owes, by account, the most first. Not to suppliers for who may not see costs.',
  resolve: (_root, _args, context) => owedAccounts(sessionOf(context)),
}));
builder.queryField('owedAges', (t) => t.field({
  ...FOR_ADMINS, type: OwedAges, description: 'How old what it owes is.',
  resolve: (_root, _args, context) => owedAges(sessionOf(context).businessId),
}));

const answer = {
  record: 'liability',
  type: Liability,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.liability.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('createLiability', createLiability, { ...answer, description: 'Enters what the business owes.' });
commandField('updateLiability', updateLiability, { ...answer, description: 'Changes what is owed; what is booked only in open days.' });
commandField('setLiabilityFiles', setLiabilityFiles, { ...answer, description: 'Keeps its files, in place of those before.' });
commandField('payLiability', payLiability, { ...answer, description: 'Pays for it, all or a part.' });
commandField('voidLiabilityPayment', voidLiabilityPayment, { ...answer, description: 'Takes a payment back.' });
commandField('voidLiability', voidLiability, { ...answer, description: 'Takes back what was entered by mistake.' });
