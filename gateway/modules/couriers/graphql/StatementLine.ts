import { MAX_LINE_FILES } from '../../../../schema/rules/files.ts';
import type { LineDecision as Decision } from '../../../../schema/rules/line-decisions.ts';
import type { LineResult as Result } from '../../../db/generated/client/enums.ts';
import { builder } from '../../../graphql/builder.ts';
import { CHARGE_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { StoredFile } from '../../files/graphql/StoredFile.ts';
import type { LineComparison as Comparison, OtherPayment } from '../settlement/compare-line.ts';
import { lineDecision } from '../settlement/decide-line.ts';
import { lineDecisionOf } from '../settlement/draft-decisions.ts';
import { DISPUTED_WITH, isDisputeOpen } from '../settlement/line-files.ts';
import { differenceOf, isToLookAt } from '../settlement/open-differences.ts';
import { overchargeOf } from '../settlement/overcharged.ts';
import { lineResult } from '../settlement/statement-list-query.ts';
import { differenceOfSum, type ResultSum } from '../settlement/statement-results.ts';
import { SettlementDecisionKind } from './courierEnums.ts';
import { NAMED_ORDER, NamedOrder } from './NamedOrder.ts';

export const LineResult = describedEnum<Result>('LineResult', "What a line of a courier's statement means.", {
  WAITING: 'Not looked at yet.',
  MATCHED: 'The courier has paid what it owes.',
  SHORT: 'It has paid less.',
  PARTIAL: 'It has paid less, and the rest is to come.',
  OVER: 'It has paid more.',
  CHARGE_DIFF: 'The cash is right; a charge is not what was agreed.',
  COMPENSATED: 'It compensates lost goods: it pays the claim against the courier, and what exceeds the claim is income.',
  UNKNOWN_PARCEL: 'No order of this courier has that number.',
  DUPLICATE: 'It was paid before, or stands twice on the statement.',
  NOT_DELIVERED_HERE: 'It was paid, though by our books it is not delivered.',
  EXPECTED_MISSING: 'Not on the statement, though by its terms the courier should have paid it; books nothing.',
});
nameEnum(lineResult, LineResult);

/** What was owed for lost goods is what they cost: null for whoever may not see costs. Spread it into the field. */
const OWED = {
  nullable: true,
  type: 'Money',
  authScopes: ({ result }: { result: Result }) => (result === 'COMPENSATED' ? { cost: true } : true),
  unauthorizedResolver: () => null,
} as const;

const EXCESSES = { excessDeliveryPoisha: true, excessReturnPoisha: true, excessFeePoisha: true } as const;

const LineDecision = describedEnum<Decision>('LineDecision', "What somebody has decided about a line of a courier's statement.", {
  DISPUTE: 'Its difference stays in dispute with the courier, or what it charges beyond the terms.',
  ACCEPT: 'It is right as it is: what is missing comes later, what is too much is kept, a charge is paid.',
  WRITE_OFF: 'What is missing will not come.',
});
nameEnum(lineDecision, LineDecision);

export const StatementLine = builder.prismaObject('StatementLine', {
  description: 'One parcel on the statement of a courier.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique among lines.' }),
    lineId: t.id({ description: 'As decideStatementLine takes it.', select: { id: true }, resolve: ({ id }) => encodeId('StatementLine', id) }),
    position: t.exposeInt('position', { description: 'Its place on the statement, from 1.' }),
    consignment: t.exposeString('consignment', { description: "The courier's number of the parcel; empty without one." }),
    invoice: t.exposeString('invoice', { description: 'Our number of it; empty without one.' }),
    phone: t.exposeString('phone', { description: 'Of the recipient; empty where it does not say.' }),
    collected: t.expose('collectedPoisha', { type: 'Money', description: 'What the courier says it collected.' }),
    deliveryCharge: t.expose('deliveryPoisha', { ...CHARGE_FIELD, type: 'Money', description: 'For delivering it.' }),
    codFee: t.expose('codFeePoisha', { ...CHARGE_FIELD, type: 'Money', description: 'For collecting.' }),
    returnCharge: t.expose('returnPoisha', { ...CHARGE_FIELD, type: 'Money', description: 'For bringing it back.' }),
    adjustment: t.expose('adjustPoisha', { type: 'Money', description: 'What the courier added; negative for a deduction.' }),
    net: t.expose('netPoisha', { ...CHARGE_FIELD, type: 'Money', description: 'What it paid for the parcel.' }),
    result: t.expose('result', { type: LineResult, description: 'What it means.' }),
    isToLookAt: t.boolean({
      description: 'It does not fit, or fits but for what the courier added or deducted besides.', select: { result: true, adjustPoisha: true },
      resolve: isToLookAt,
    }),
    expected: t.field({
      ...OWED, description: 'What the courier owed; null without an order.', select: { result: true, expectedPoisha: true },
      resolve: ({ expectedPoisha }) => expectedPoisha,
    }),
    isChosen: t.exposeBoolean('isChosen', { description: 'Somebody has said which order it is.' }),
    isDisputable: t.boolean({
      description: 'It charges more than was agreed, which can be disputed.', select: EXCESSES, resolve: (line) => overchargeOf(line) > 0n,
    }),
    excess: t.field({
      ...CHARGE_FIELD, type: 'Money', description: 'What of its charges can be disputed: those of its parcel, less what was agreed.', select: EXCESSES,
      resolve: overchargeOf,
    }),
    fileCount: t.relationCount('files', { description: 'Pictures and PDFs that are kept with it as evidence.' }),
    files: t.field({
      type: [StoredFile], nullable: true, description: 'These, in their order; null for whoever may not see what couriers take.',
      authScopes: { charges: true }, unauthorizedResolver: () => null, complexity: { field: 1, multiplier: MAX_LINE_FILES },
      select: { files: { orderBy: { position: 'asc' }, select: { file: true } } },
      resolve: ({ files }) => files.map(({ file }) => file),
    }),
    isDisputeOpen: t.boolean({
      description: 'There is something to decide about it, or it is in dispute: evidence can be added and removed.',
      select: { statementId: true, excessDeliveryPoisha: true, excessReturnPoisha: true, excessFeePoisha: true, disputesCharge: true, chargeDecisionId: true,
        netPoisha: true, adjustPoisha: true, result: true, ...DISPUTED_WITH },
      resolve: isDisputeOpen,
    }),
    restComes: t.exposeBoolean('restComes', { description: 'Somebody has said that what is missing is to come.' }),
    decision: t.field({
      type: LineDecision,
      nullable: true,
      description: 'What somebody has decided about its difference while it was a draft; null for nothing yet.',
      select: { result: true, decision: { select: { kind: true } } },
      resolve: ({ result, decision }) => lineDecisionOf(result, decision?.kind ?? null),
    }),
    note: t.string({
      nullable: true, description: 'Why that was decided; null without a decision.', select: { decision: { select: { note: true } } },
      resolve: ({ decision }) => decision?.note,
    }),
    order: t.relation('order', { nullable: true, description: 'The order that it names; null where none has the number.' }),
    suggested: t.relation('suggested', { nullable: true, description: 'An order of the same phone and amount; null where not exactly one fits.' }),
    namedOrder: t.field({
      type: NamedOrder, nullable: true, description: 'As `order`, for whoever enters statements.',
      select: { order: NAMED_ORDER }, resolve: ({ order }) => order,
    }),
    suggestedOrder: t.field({
      type: NamedOrder, nullable: true, description: 'As `suggested`, for whoever enters statements.',
      select: { suggested: NAMED_ORDER }, resolve: ({ suggested }) => suggested,
    }),
  }),
});

export const StatementResult = builder.objectRef<ResultSum>('StatementResult').implement({
  description: 'Parcels of a statement that mean the same.',
  fields: (t) => ({
    result: t.expose('result', { type: LineResult, description: 'What they mean.' }),
    parcels: t.exposeInt('parcels', { description: 'How many they are.' }),
    expected: t.expose('expected', { ...OWED, description: 'What the courier owed for them.' }),
    collected: t.expose('collected', { type: 'Money', description: 'What it says that it collected.' }),
    net: t.expose('net', { ...CHARGE_FIELD, type: 'Money', description: 'What it paid for them.' }),
    difference: t.field({
      ...CHARGE_FIELD, type: 'Money', resolve: differenceOfSum,
      description: 'What it says otherwise than the books, charges and adjustments among it; negative where it kept too much.',
    }),
  }),
});

/** Has few fields: a type with the order of each line would make a statement too broad to be asked for as a whole. */
export const StatementDifference = builder.prismaObject('StatementLine', {
  variant: 'StatementDifference',
  description: 'A parcel on a statement whose difference is booked on the dispute account.',
  fields: (t) => ({
    lineId: t.id({ description: 'As the decisions about differences take it.', select: { id: true }, resolve: ({ id }) => encodeId('StatementLine', id) }),
    consignment: t.exposeString('consignment', { description: "The courier's number of the parcel; empty without one." }),
    invoice: t.exposeString('invoice', { description: 'Our number of it; empty without one.' }),
    result: t.expose('result', { type: LineResult, description: 'What it means.' }),
    difference: t.field({
      ...CHARGE_FIELD,
      type: 'Money',
      description: 'Apart from the dispute about its order: positive when the courier owes it, negative when it paid too much.',
      select: { result: true, netPoisha: true, adjustPoisha: true },
      resolve: differenceOf,
    }),
    isDecided: t.boolean({
      description: 'Somebody has ended it.', select: { decision: { select: { kind: true } } },
      resolve: ({ decision }) => decision !== null && decision.kind !== 'DISPUTE',
    }),
  }),
});

const DifferenceDecision = builder.prismaObject('DifferenceDecision', {
  description: 'A decision about differences of a posted statement; one that was taken back is left out.',
  fields: (t) => ({
    decisionId: t.id({ description: 'As undoDifferenceDecision takes it.', select: { id: true }, resolve: ({ id }) => encodeId('DifferenceDecision', id) }),
    kind: t.expose('kind', { type: SettlementDecisionKind, description: 'Settled by payment, or accepted.' }),
    amount: t.expose('amountPoisha', { ...CHARGE_FIELD, type: 'Money', description: 'The sum of the differences; negative when the courier paid too much.' }),
    note: t.exposeString('note', { description: 'Why.' }),
    createdByName: t.exposeString('createdByName', { description: 'Who decided.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
void DifferenceDecision;

const OtherLine = builder.objectRef<OtherPayment>('OtherStatementLine').implement({
  description: 'A line of another posted statement, or another one of the same, for the same order.',
  fields: (t) => ({
    statementId: t.id({ description: 'Of the statement.', resolve: ({ statementId }) => encodeId('CourierStatement', statementId) }),
    number: t.exposeInt('number', { description: 'Of the statement.' }),
    day: t.expose('day', { type: 'DateTime', description: 'When its money came.' }),
    collected: t.expose('collected', { type: 'Money', description: 'What the courier says it collected.' }),
  }),
});

export const LineComparison = builder.objectRef<Comparison>('LineComparison').implement({
  description: "What the books and the courier's terms say of a line, and what may explain a difference.",
  fields: (t) => ({
    deliveryCharge: t.expose('delivery', { ...CHARGE_FIELD, type: 'Money', description: 'By the terms; null where these do not say it.' }),
    codFee: t.expose('codFee', { ...CHARGE_FIELD, type: 'Money', description: 'Of what is owed, by the terms; null where these do not say it.' }),
    returnCharge: t.expose('returnCharge', { ...CHARGE_FIELD, type: 'Money', description: 'By the terms; null where these do not say it.' }),
    net: t.expose('net', { ...CHARGE_FIELD, type: 'Money', description: 'What is owed, less these charges; null where one of them is not known.' }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true, description: 'When the customer got it by our books.' }),
    grams: t.exposeInt('grams', { nullable: true, description: 'The weight of its goods; null where that of a product is unknown.' }),
    told: t.field({
      type: 'Money', nullable: true, description: 'What the courier was told to collect; null for a parcel that was not booked from here.',
      resolve: ({ told }) => told?.collect,
    }),
    toldAt: t.field({ type: 'DateTime', nullable: true, description: 'When it was told.', resolve: ({ told }) => told?.at }),
    others: t.expose('others', { type: [OtherLine], description: 'Other posted lines for the order, the newest first; at most 10.' }),
  }),
});
