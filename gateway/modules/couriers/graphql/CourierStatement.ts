import { LineResult as LineResults } from '../../../db/generated/client/enums.ts';
import type { StatementStatus as Status } from '../../../db/generated/client/enums.ts';
import { db } from '../../../db/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { CHARGE_FIELD, COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { recordList } from '../../../graphql/record-list.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { journalOf } from '../../accounting/graphql/JournalEntry.ts';
import { MoneyAccount, moneyAccountOf, ownAccountIdOf } from '../../accounting/graphql/MoneyAccount.ts';
import { changedLines } from '../settlement/changed-lines.ts';
import { compareLine } from '../settlement/compare-line.ts';
import { compareStatement } from '../settlement/compare-statement.ts';
import { createStatement } from '../settlement/create-statement.ts';
import { decideStatementLine } from '../settlement/decide-line.ts';
import { acceptStatementDifferences, settleStatementDifferences, undoDifferenceDecision } from '../settlement/difference-decisions.ts';
import { HAS_DIFFERENCE, IS_ADJUSTED, TO_LOOK_AT } from '../settlement/open-differences.ts';
import { statementResults } from '../settlement/statement-results.ts';
import { setStatementLineFiles } from '../settlement/line-files.ts';
import { postStatement, voidStatement } from '../settlement/post-statement.ts';
import { seenInBank } from '../settlement/seen-in-bank.ts';
import { voucherAsDecided } from '../settlement/voucher-as-decided.ts';
import { statementListQuery, statementStatus } from '../settlement/statement-list-query.ts';
import { LineComparison, LineResult, StatementDifference, StatementLine, StatementResult } from './StatementLine.ts';
import { StatementVoucher } from './StatementVoucher.ts';

const StatementStatus = describedEnum<Status>('StatementStatus', "How far a courier's statement is.", {
  READING: 'Its lines are being compared with the books.',
  DRAFT: 'Looked at, nothing is booked.',
  POSTING: 'Its voucher is being booked.',
  POSTED: 'Booked, its orders are settled.',
  VOID: 'Taken back.',
});
nameEnum(statementStatus, StatementStatus);

/** So many parcels are read at once behind the first ones. */
const PART = 200;

/** In the order in which the database sorts them. */
const RESULTS = Object.values(LineResults);
const BY_RESULT = [{ result: 'asc' as const }, { position: 'asc' as const }];

const parcelList = recordList('Parcels', { type: StatementLine, table: 'StatementLine' });

const CourierStatement = builder.prismaNode('CourierStatement', {
  ...tenantRecord('deliveryMethod'),
  description: 'What a courier says that it collected, kept and paid: one voucher.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    status: t.expose('status', { type: StatementStatus, description: 'How far it is.' }),
    version: t.exposeInt('version'),
    courier: t.relation('courier', { description: 'Whose it is.' }),
    reference: t.exposeString('reference', { description: "The courier's number of it; may be empty." }),
    account: t.field({
      type: MoneyAccount, nullable: true, description: 'Where the money came to.', extensions: readsColumns('account'),
      resolve: ({ account }) => moneyAccountOf(account),
    }),
    accountId: t.id({
      nullable: true, description: 'The account that the money came to, where the staff added it; null for one that every business has.',
      extensions: readsColumns('account'), resolve: ({ account }) => ownAccountIdOf(account),
    }),
    day: t.expose('day', { type: 'DateTime', description: 'The day that the money came.' }),
    lineCount: t.exposeInt('lineCount', { description: 'Parcels on it.' }),
    collected: t.expose('collectedPoisha', { type: 'Money', description: 'What the courier says it collected.' }),
    charges: t.expose('chargePoisha', { ...CHARGE_FIELD, type: 'Money', description: 'What it kept for delivery and returns.' }),
    codFees: t.expose('codFeePoisha', { ...CHARGE_FIELD, type: 'Money', description: 'What it kept for collecting.' }),
    net: t.expose('netPoisha', { ...CHARGE_FIELD, type: 'Money', description: 'What it paid.' }),
    voidReason: t.exposeString('voidReason', { nullable: true, description: 'Null unless void.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdByName: t.exposeString('createdByName', { description: 'Who entered it.' }),
    lines: t.relation('lines', {
      description: 'Its parcels, in their order; at most 2,000. Those behind them are in `parcels`.',
      query: { orderBy: { position: 'asc' }, take: 2_000 },
      complexity: { field: 5, multiplier: 20 },
    }),
    readCount: t.exposeInt('readCount', { description: 'Parcels that have been compared with the books.' }),
    comparedAt: t.expose('comparedAt', { type: 'DateTime', description: 'When its lines were last compared with the orders, all of them.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it could not be posted; null otherwise.' }),
    results: t.field({
      type: [StatementResult],
      description: 'How many of its parcels mean what, and their amounts.',
      select: { businessId: true, id: true },
      complexity: 20,
      resolve: ({ businessId, id }) => statementResults(businessId, id),
    }),
    adjustedCount: t.relationCount('lines', {
      description: 'Parcels that fit but for what the courier added or deducted besides.', where: IS_ADJUSTED,
    }),
    toDecide: t.relation('lines', {
      description: 'Parcels that somebody has to look at, those that mean the same together; at most 500. Those behind them are in `toDecideBehind`.',
      query: { where: TO_LOOK_AT, orderBy: BY_RESULT, take: 500 },
      complexity: { field: 5, multiplier: 20 },
    }),
    toDecideBehind: t.relation('lines', {
      description: `Parcels that somebody has to look at, behind the last one that is known; at most ${PART}.`,
      args: {
        result: t.arg({ type: LineResult, required: true, description: 'What that one means.' }),
        position: t.arg.int({ required: true, description: 'The place of that one.' }),
      },
      query: ({ result, position }) => ({
        where: {
          AND: [TO_LOOK_AT, { OR: [{ result, position: { gt: position } }, { result: { in: RESULTS.slice(RESULTS.indexOf(result) + 1) } }] }],
        },
        orderBy: BY_RESULT,
        take: PART,
      }),
      complexity: { field: 5, multiplier: 20 },
    }),
    differences: t.relation('lines', {
      type: StatementDifference,
      description: 'Parcels with a difference that is booked on the dispute account when it is posted, decided or not; at most 500.',
      query: { where: HAS_DIFFERENCE, orderBy: { position: 'asc' }, take: 500 },
      complexity: { field: 5, multiplier: 2 },
    }),
    decisions: t.relation('decisions', {
      description: 'What was decided about its differences, newest first; at most 100.',
      query: { where: { isUndone: false, kind: { not: 'DISPUTE' } }, orderBy: { id: 'desc' }, take: 100 },
      complexity: { field: 5, multiplier: 2 },
    }),
    parcels: t.connection(...parcelList({
      description: 'Its parcels in their order, page by page.',
      sort: { column: 'position', direction: 'asc', kind: 'number' },
      where: ({ businessId, id }) => ({ businessId, statementId: id }),
    })),
    parcelsBehind: t.relation('lines', {
      description: `Its parcels behind a place, in their order, all or those that mean the same; at most ${PART}.`,
      args: {
        position: t.arg.int({ required: true, description: 'The place of the last one that is known; 0 for none.' }),
        result: t.arg({ type: LineResult, description: 'What they mean; all when left out.' }),
        first: t.arg.int({ description: 'Fewer than that.' }),
      },
      query: ({ position, result, first }) => ({
        where: { position: { gt: position }, ...(result && { result }) },
        orderBy: { position: 'asc' },
        take: Math.max(Math.min(first ?? PART, PART), 0),
      }),
      complexity: { field: 5, multiplier: 20 },
    }),
    comparison: t.field({
      type: LineComparison,
      nullable: true,
      description: 'A line beside what our books say of its parcel; null where it names no order of ours, or pays for lost goods.',
      args: { position: t.arg.int({ required: true, description: 'The place of the line.' }) },
      complexity: 20,
      extensions: readsColumns('businessId', 'id', 'courierId'),
      resolve: (statement, { position }) => compareLine(statement, position),
    }),
    changedLines: t.field({
      type: ['Int'],
      description: 'Places of lines that mean something else by now than when the draft was compared, because their orders have changed. Posting compares them again.',
      complexity: 20,
      extensions: readsColumns('businessId', 'id', 'courierId', 'status'),
      resolve: changedLines,
    }),
    seenInBank: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The day by which a reconciled entry of its account has the money of it; null where none has it.',
      complexity: 5,
      extensions: readsColumns('businessId', 'id', 'account', 'day', 'netPoisha', 'status'),
      resolve: seenInBank,
    }),
    accountName: t.string({
      nullable: true, description: 'The name of the account that the money came to.', complexity: 5, extensions: readsColumns('businessId', 'account'),
      resolve: async ({ businessId, account }) => (await db.account.findFirst({ where: { businessId, code: account }, select: { name: true } }))?.name,
    }),
    voucher: t.field({
      ...COST_FIELD,
      type: StatementVoucher,
      description: 'What posting it books, as its lines are decided now; null unless it is a draft.',
      complexity: 20,
      extensions: { ...COST_FIELD.extensions, ...readsColumns('businessId', 'id', 'courierId', 'status', 'account', 'netPoisha') },
      resolve: voucherAsDecided,
    }),
    timeline: t.connection(...timelineOf('CourierStatement')),
    journal: t.connection(...journalOf()),
  }),
});

listQueryField('courierStatements', statementListQuery, {
  description: 'Statements of couriers, newest first.',
  type: CourierStatement,
  counts: { name: 'courierStatementCounts', column: 'status', description: 'How many statements stand in each status.' },
});

/** The payload of commands on a statement. */
export const statementAnswer = {
  record: 'statement',
  type: CourierStatement,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.courierStatement.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('createCourierStatement', createStatement, {
  ...statementAnswer, description: 'Takes a statement and says of each line what it means. The same statement again is the one that is there.',
});
commandField('decideStatementLine', decideStatementLine, {
  ...statementAnswer, description: 'Says which order a line of a draft is for, or that what is missing of it is to come.',
});
commandField('setStatementLineFiles', setStatementLineFiles, {
  ...statementAnswer, description: 'Keeps the evidence about a line, in place of that before.',
});
commandField('compareCourierStatement', compareStatement, {
  ...statementAnswer, description: 'Compares the lines of a draft with the orders as they are now.',
});
commandField('postCourierStatement', postStatement, { ...statementAnswer, description: 'Books a statement as one voucher and settles its orders.' });
commandField('voidCourierStatement', voidStatement, { ...statementAnswer, description: 'Takes back all that a statement did.' });
commandField('settleStatementDifferences', settleStatementDifferences, {
  ...statementAnswer, description: 'Differences of a posted statement were paid: by the courier, or back to it.',
});
commandField('acceptStatementDifferences', acceptStatementDifferences, {
  ...statementAnswer, description: 'Accepts differences of a posted statement: a deduction becomes a charge, an addition income. Takes an administrator.',
});
commandField('undoDifferenceDecision', undoDifferenceDecision, {
  ...statementAnswer, description: 'Takes back a decision about differences of a statement: they are open again.',
});
