import { db } from '../../../db/client.ts';
import type { AdSpend, Product, Variant as VariantRow } from '../../../db/generated/client/client.ts';
import type { VoucherKind as VoucherKindValue, VoucherStatus as VoucherStatusValue } from '../../../db/generated/client/enums.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { StoredFile } from '../../files/graphql/StoredFile.ts';
import { createAdExpense, updateAdExpense } from '../ad-expense.ts';
import { createExpense, createIncome, updateExpense, updateIncome } from '../expense-commands.ts';
import { payPartyOpening } from '../party-openings.ts';
import { transferMoney, voidVoucher } from '../voucher-commands.ts';
import { visibleVouchers, voucherKind, voucherListQuery, voucherStatus } from '../voucher-list-query.ts';
import type { PartyChoice } from '../party-names.ts';
import { PartyType, RECORDS } from './Account.ts';
import { journalOf } from './JournalEntry.ts';
import './Recurrence.ts';

const VoucherKind = describedEnum<VoucherKindValue>('VoucherKind', 'What somebody entered.', {
  EXPENSE: 'Money was spent.',
  AD_EXPENSE: 'Money was spent on ads, for a number of days.',
  INCOME: 'Money came in, beside what orders bring.',
  TRANSFER: 'Money went from one account to another.',
  OPENING: 'What an account held, or a party owed, at the beginning.',
  PARTY_PAYMENT: 'What a party owed at the beginning, or was owed, was paid.',
});
nameEnum(voucherKind, VoucherKind);
const VoucherStatus = describedEnum<VoucherStatusValue>('VoucherStatus', 'Does it stand?', {
  POSTED: 'It is in the books.',
  VOID: 'It was taken back.',
});
nameEnum(voucherStatus, VoucherStatus);

type AdSpendRow = AdSpend & { products: { product: Product & { variants: VariantRow[] } }[] };

export const AdSpendType = builder.objectRef<AdSpendRow>('AdSpend').implement({
  description: 'What an ad expense was for.',
  fields: (t) => ({
    platform: t.exposeString('platform', { description: 'Facebook, Google.' }),
    adAccount: t.exposeString('adAccount', { description: "The advertiser's account at the platform; may be empty." }),
    products: t.stringList({ description: 'The names of the products that were advertised.', resolve: ({ products }) => products.map(({ product }) => product.name) }),
    campaign: t.exposeString('campaign', { description: 'May be empty.' }),
    campaignId: t.id({ nullable: true, description: 'Of the campaign; null without one.', resolve: ({ campaignId }) => campaignId && encodeId('Campaign', campaignId) }),
    usd: t.float({ description: 'Dollars that the platform charged.', resolve: ({ usdCents }) => Number(usdCents) / 100 }),
    rate: t.float({ description: 'Taka for a dollar as it was really paid.', resolve: ({ rate }) => Number(rate) }),
    agencyFee: t.expose('agencyFeePoisha', { type: 'Money', description: 'What the bank or agency took, in the amount.' }),
    fromDay: t.expose('fromDay', { type: 'DateTime', description: 'The first day that it was spent on.' }),
    toDay: t.expose('toDay', { type: 'DateTime', description: 'The last one, included.' }),
  }),
});

const VoucherPayee = builder.objectRef<PartyChoice>('VoucherPayee').implement({
  description: 'The party of a voucher.',
  fields: (t) => ({
    id: t.id({ description: 'Of the courier or supplier.', resolve: ({ partyType, partyId }) => encodeId(RECORDS[partyType], partyId) }),
    key: t.exposeString('partyId', { description: 'For `partyKey` of the ledger.' }),
    type: t.expose('partyType', { type: PartyType, description: 'What they are.' }),
    name: t.exposeString('name', { description: 'What they were called when it was entered.' }),
  }),
});

const record = tenantRecord('expense');

export const Voucher = builder.prismaNode('Voucher', {
  ...record,
  findUnique: (id, context) => ({ ...record.findUnique(id, context), ...visibleVouchers(sessionOf(context)) }),
  description: 'Money that somebody entered by hand: an expense, income, a transfer, an opening balance.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Counted up within the business, all kinds together.' }),
    kind: t.expose('kind', { type: VoucherKind, description: 'What it is.' }),
    status: t.expose('status', { type: VoucherStatus, description: 'Whether it stands.' }),
    version: t.exposeInt('version'),
    day: t.expose('day', { type: 'DateTime', description: 'The day in Dhaka on which the money moved.' }),
    account: t.relation('account', { description: 'Where the money was, or came to.' }),
    counter: t.relation('counter', { description: 'The category; of a transfer the account that the money went to.' }),
    amount: t.expose('amountPoisha', { type: 'Money', description: 'What was paid, received or moved.' }),
    fee: t.expose('feePoisha', { type: 'Money', description: 'What the bank or wallet took for a transfer, beside the amount.' }),
    party: t.exposeString('party', { description: 'Who was paid, or who paid; may be empty.' }),
    payee: t.field({
      type: VoucherPayee,
      nullable: true,
      description: 'The party of the books that was paid, or paid; null for whoever has a name alone.',
      extensions: readsColumns('partyType', 'partyId', 'party'),
      resolve: ({ partyType, partyId, party }) => (partyType && partyId ? { partyType, partyId, name: party } : null),
    }),
    note: t.exposeString('note'),
    voidReason: t.exposeString('voidReason', { nullable: true, description: 'Why it was taken back.' }),
    createdByName: t.exposeString('createdByName', { description: 'Who entered it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    ads: t.field({
      type: AdSpendType,
      nullable: true,
      description: 'Of an ad expense: what it was for.',
      select: { ads: { include: { products: { select: { product: { include: { variants: { orderBy: { position: 'asc' }, take: 1 } } } }, orderBy: { productId: 'asc' } } } } },
      resolve: ({ ads }) => ads,
    }),
    files: t.field({
      type: [StoredFile],
      description: 'Bills and receipts.',
      select: { files: { include: { file: true } } },
      resolve: ({ files }) => files.map(({ file }) => file),
    }),
    recurring: t.relation('recurring', { nullable: true, description: 'How it comes again by itself; null where it never did.' }),
    timeline: t.connection(...timelineOf('Voucher')),
    journal: t.connection(...journalOf()),
  }),
});

listQueryField('vouchers', voucherListQuery, {
  description: 'What was entered by hand, by the day of the money. Without openings of suppliers, and what was paid of them, for who may not see costs.',
  type: Voucher,
  counts: { name: 'voucherCounts', kind: 'voucher', description: 'How many vouchers there are of each kind, void ones included.' },
});

export const voucherAnswer = {
  record: 'voucher',
  type: Voucher,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.voucher.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('transferMoney', transferMoney, { ...voucherAnswer, description: 'Moves money from one account to another.' });
commandField('payPartyOpening', payPartyOpening, { ...voucherAnswer, description: 'Receives from a courier, or pays a supplier, what was open at the beginning.' });
commandField('voidVoucher', voidVoucher, { ...voucherAnswer, description: 'Takes back what was entered by mistake.' });
commandField('createExpense', createExpense, { ...voucherAnswer, description: 'Enters money that was spent.' });
commandField('updateExpense', updateExpense, { ...voucherAnswer, description: 'Changes an expense of an open day.' });
commandField('createIncome', createIncome, { ...voucherAnswer, description: 'Enters money that came in beside orders.' });
commandField('updateIncome', updateIncome, { ...voucherAnswer, description: 'Changes income of an open day.' });
commandField('updateAdExpense', updateAdExpense, { ...voucherAnswer, description: 'Changes an ad expense whose days are all open.' });
commandField('createAdExpense', createAdExpense, { ...voucherAnswer, description: 'Enters what was paid for ads, spread over the days.' });
