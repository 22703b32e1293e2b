import { db } from '../../../db/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { moneyTrail, type MoneyTrail as Trail, type TrailDecision, type TrailPayment } from '../settlement/money-trail.ts';
import { LineResult } from './StatementLine.ts';
import { SettlementDecisionKind } from './courierEnums.ts';

const MoneyTrailPayment = builder.objectRef<TrailPayment>('MoneyTrailPayment').implement({
  description: 'What one posted statement of a courier says of an order.',
  fields: (t) => ({
    statementId: t.id({ description: 'Of the statement.', resolve: ({ statementId }) => encodeId('CourierStatement', statementId) }),
    number: t.exposeInt('number', { description: 'Of the statement.' }),
    reference: t.exposeString('reference', { description: "The courier's number of it; may be empty." }),
    day: t.expose('day', { type: 'DateTime', description: 'When the money came.' }),
    account: t.exposeString('account', { description: 'Name of the account that it came to.' }),
    result: t.expose('result', { type: LineResult, description: 'What the line means.' }),
    collected: t.expose('collected', { type: 'Money', description: 'What the courier says it collected.' }),
    charges: t.expose('charges', { type: 'Money', description: 'What it kept for delivery and return.' }),
    codFee: t.expose('codFee', { type: 'Money', description: 'What it kept for collecting.' }),
    adjustment: t.expose('adjustment', { type: 'Money', description: 'What it added, or took below zero.' }),
    net: t.expose('net', { type: 'Money', description: 'What it paid.' }),
  }),
});

const MoneyTrailDecision = builder.objectRef<TrailDecision>('MoneyTrailDecision').implement({
  description: 'What somebody has decided about the money of an order; what was taken back is left out.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SettlementDecisionKind, description: 'What it was.' }),
    amount: t.expose('amount', { type: 'Money', description: 'What it is about; below zero where the courier has paid too much.' }),
    note: t.exposeString('note', { description: 'Why.' }),
    by: t.exposeString('by', { description: 'Who decided.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
});

const MoneyTrail = builder.objectRef<Trail>('MoneyTrail').implement({
  description: 'Where the cash of an order is, from the promise to the bank. What was owed is what was paid out, kept, disputed, written off and is open, together.',
  fields: (t) => ({
    courierName: t.exposeString('courierName', { description: 'Who carries it.' }),
    promised: t.expose('promised', { type: 'Money', description: 'To be collected at the door when it left.' }),
    owed: t.expose('owed', { type: 'Money', description: 'What the courier owed for it by the books.' }),
    paidOut: t.expose('paidOut', { type: 'Money', description: 'What came to an account of the business.' }),
    charges: t.expose('charges', { type: 'Money', description: 'What the courier kept for delivery and return.' }),
    codFees: t.expose('codFees', { type: 'Money', description: 'What it kept for collecting.' }),
    other: t.expose('other', { type: 'Money', description: 'Differences within the tolerance, less what the courier added.' }),
    disputed: t.expose('disputed', { type: 'Money', description: 'In dispute; below zero where the courier has paid too much.' }),
    writtenOff: t.expose('writtenOff', { type: 'Money', description: 'Given up; below zero for what was kept.' }),
    open: t.expose('open', { type: 'Money', description: 'What the courier still holds.' }),
    claimed: t.expose('claimed', { type: 'Money', description: 'What the courier owed for goods that it lost, apart from the cash.' }),
    claimOpen: t.expose('claimOpen', { type: 'Money', description: 'What of that it has not paid and is not written off.' }),
    promisedAt: t.expose('promisedAt', { type: 'DateTime', description: 'When the order was taken.' }),
    handedOverAt: t.expose('handedOverAt', { type: 'DateTime', nullable: true, description: 'When the courier got it.' }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true, description: 'When the customer got it; null before, and for a parcel that was refused.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true, description: 'When the courier should pay by its terms; null before it owes anything.' }),
    payments: t.expose('payments', { type: [MoneyTrailPayment], description: 'Statements that paid for it, in the order in which they were posted.' }),
    decisions: t.expose('decisions', { type: [MoneyTrailDecision], description: 'What was decided about it, oldest first.' }),
  }),
});

builder.prismaObjectField(Order, 'moneyTrail', (t) =>
  t.field({
    ...COST_FIELD,
    type: MoneyTrail,
    description: 'Where its cash is, from the promise to the bank; null until a courier has it.',
    complexity: 20,
    extensions: { ...COST_FIELD.extensions, ...readsColumns('businessId', 'id') },
    resolve: ({ businessId, id }) => moneyTrail(db, businessId, id),
  }),
);
