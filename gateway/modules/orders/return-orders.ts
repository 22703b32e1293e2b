import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { poishaToTaka, type Poisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, money, requiredText, text } from '../../commands/fields.ts';
import type { ReasonBy } from '../../db/generated/client/enums.ts';
import { NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import { target } from './order-commands.ts';
import type { OrderFacts, OrderLineFacts } from './order-facts.ts';
import { MOVES, type UnitMove } from './order-state.ts';
import { moveParts, unitsOf, type MovedUnits } from './order-stock.ts';
import { auditReason, returnReasonInput, withReason } from './return-reason.ts';
import { transitionOrder } from './transition-orders.ts';

export const pieces = () => z.int().min(0).max(100_000);

/** Units of the line in a place. */
const countOf = (line: OrderLineFacts, source: UnitMove['units']) =>
  unitsOf(line, source, '').reduce((sum, { units }) => sum + units, 0);

/**
 * The answers by line. Throws NotFoundError for a line of another order, ValidationError for a line that is named
 * twice.
 */
function answersByLine<Answer extends { lineId: string }>(order: OrderFacts, answers: Answer[]): Map<OrderLineFacts, Answer> {
  const byLine = new Map<OrderLineFacts, Answer>();
  for (const answer of answers) {
    const line = order.lines.find(({ id }) => id === answer.lineId);
    if (!line) throw new NotFoundError('Line');
    if (byLine.has(line)) throw new ValidationError('A line is named twice');
    byLine.set(line, answer);
  }
  return byLine;
}

/** Records a partial delivery: the rest of the parcel comes back. */
export const deliverPart = defineCommand({
  name: 'orders.deliverPart',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    lines: z.array(z.object({
      lineId: idOf('OrderLine'),
      accepted: pieces().describe('Pieces that the customer took.'),
    })).min(1).max(1_000).describe('What the customer took of each line; nothing of a line that is left out.'),
    collected: money().describe('What the courier collected, in taka.'),
    reason: text(300).optional().describe('Why the amount is not that of the lines.'),
    returnReason: returnReasonInput(),
  }),
  run: async (context, { lines, collected, reason, returnReason, ...input }) => {
    const said = sayReason(context, input.orderId, returnReason);
    const delivered = await transitionOrder(context, {
      to: 'PARTIAL', from: ['SHIPPED'],
      summary: reason ? msg('Delivered in part: {{reason}}', { reason }) : msg('Delivered in part'),
      moves: (order) => acceptedMoves(order, lines),
    }, {
      ...input,
      change: (order) => {
        if (collected > order.totalPoisha - order.advancePoisha) {
          throw new ValidationError('More than was to be collected', [{ field: 'collected', message: 'More than was to be collected' }]);
        }
        if (collected + order.advancePoisha !== acceptedValue(order, lines) && !reason) {
          throw new ValidationError('Say why the amount differs', [{ field: 'reason', message: 'The amount is not that of the lines: say why' }]);
        }
        return {
          collectedPoisha: collected,
          revenuePoisha: collected + order.advancePoisha,
          settlementStatus: collected > 0n ? 'UNSETTLED' : 'NA',
          ...said.change(order),
        };
      },
    });
    await said.audit();
    return delivered;
  },
});

/** A reason that is given beside a step: the columns that it changes, and its own line in the timeline behind that of the step. */
function sayReason(context: CommandContext, orderId: string, reason: string | undefined) {
  let before: string | null = null;
  return {
    change: (order: OrderFacts) => {
      before = order.returnReason;
      return withReason(order, reason);
    },
    audit: async () => { if (reason) await auditReason(context, orderId, { before, after: reason }); },
  };
}

type Accepted = { lineId: string; accepted: number };

function acceptedMoves(order: OrderFacts, answers: Accepted[]): MovedUnits[] {
  const byLine = answersByLine(order, answers);
  const moved = order.lines.flatMap((line) => {
    const accepted = byLine.get(line)?.accepted ?? 0;
    if (accepted > line.quantity) throw new ValidationError('More pieces than the line has');
    return moveParts(line, [[accepted, MOVES.deliver], [line.quantity - accepted, MOVES.turnBack]]);
  });
  const accepted = answers.reduce((sum, one) => sum + one.accepted, 0);
  const all = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (accepted === 0 || accepted === all) {
    throw new ValidationError('A part is more than nothing and less than all: mark it delivered or returned');
  }
  return moved;
}

/** What the customer pays for the accepted pieces: with delivery fee, less the discount of the order. */
function acceptedValue(order: OrderFacts, answers: Accepted[]): bigint {
  const goods = [...answersByLine(order, answers)].reduce(
    (sum, [line, { accepted }]) => sum + line.totalPoisha * BigInt(accepted) / BigInt(line.quantity), 0n);
  return goods - order.discountPoisha + order.deliveryFeePoisha;
}

/** Input: pieces that a customer gives back, by line. */
export const givenBack = z.array(z.object({
  lineId: idOf('OrderLine'),
  quantity: pieces().describe('Pieces that come back.'),
})).min(1).max(1_000);

type GivenBack = z.output<typeof givenBack>;

/** Throws ValidationError for no pieces, and for more than the customer has. */
export function givenBackMoves(order: OrderFacts, answers: GivenBack): MovedUnits[] {
  if (order.status === 'SHIPPED') throw new ValidationError('The whole parcel comes back: what is in it is said when it is here');
  if (answers.every(({ quantity }) => quantity === 0)) throw new ValidationError('Say what comes back');
  return [...answersByLine(order, answers)].flatMap(([line, { quantity }]) => {
    if (quantity > line.deliveredQuantity) throw new ValidationError('More pieces than the customer has');
    return moveParts(line, [[quantity, MOVES.giveBack]]);
  });
}

/**
 * What the customer has paid for these goods, in poisha, the discount of the order deducted; for all goods:
 * everything but the delivery fee. Never more than was paid.
 */
export function paidFor(order: OrderFacts, answers?: GivenBack): bigint {
  const { revenuePoisha, deliveryFeePoisha, itemsPoisha, discountPoisha } = order;
  const forGoods = revenuePoisha > deliveryFeePoisha ? revenuePoisha - deliveryFeePoisha : 0n;
  if (!answers || itemsPoisha === 0n) return forGoods;
  const goods = [...answersByLine(order, answers)].reduce(
    (sum, [line, { quantity }]) => sum + line.totalPoisha * BigInt(quantity) / BigInt(line.quantity), 0n);
  const worth = goods - goods * discountPoisha / itemsPoisha;
  return worth < forGoods ? worth : forGoods;
}

const returnInput = z.object({
  ...target,
  reason: requiredText(300).describe('Why, in words.'),
  feeCollected: money().optional().describe('What the customer paid for the way while refusing the goods, in taka.'),
  refund: money().optional().describe('What a customer who has paid gets back once the goods are in hand, in taka; what was paid for these goods unless given.'),
  lines: givenBack.optional().describe('What a customer who has the goods gives back of each line; all of it when left out.'),
});

/**
 * Records that goods are on their way back: the courier could not deliver them, or the customer gives delivered goods
 * back. They count as received only after `receiveReturn`.
 */
export const returnOrder = defineCommand({
  name: 'orders.return',
  permission: 'orderUpdate',
  input: returnInput,
  run: (context, input) => sendBack(context, { ...input, said: { reason: input.reason, by: 'PERSON' } }),
});

interface SentBack extends z.output<typeof returnInput> {
  /** Why it comes back, and who says so; left out where `reason` only says what a courier has reported. */
  said?: { reason: string; by: ReasonBy };
}

/** The same in the caller's command. */
export function sendBack(context: CommandContext, { reason, said, feeCollected = 0n, refund, lines, ...input }: SentBack) {
  return transitionOrder(context, {
    to: 'RETURN_PENDING', from: ['SHIPPED', 'DELIVERED', 'PARTIAL'], summary: msg('On its way back: {{reason}}', { reason }), feePoisha: feeCollected,
    ...(lines && { moves: (order) => givenBackMoves(order, lines) }),
  }, {
    ...input,
    change: (order) => {
      const { status, revenuePoisha, collectedPoisha } = order;
      const why = withReason(order, said?.reason, said?.by);
      if (status === 'SHIPPED') {
        if (feeCollected === 0n) return why;
        // The courier was told to collect no more than that.
        if (feeCollected > order.totalPoisha - order.advancePoisha) {
          throw new ValidationError('More than was to be collected', [{ field: 'feeCollected', message: 'More than was to be collected' }]);
        }
        return { ...why, collectedPoisha: collectedPoisha + feeCollected, settlementStatus: 'UNSETTLED' };
      }
      if (feeCollected > 0n) throw new ValidationError('A fee is collected for goods that were refused');
      const refundOnReturnPoisha = refund ?? paidFor(order, lines);
      if (refundOnReturnPoisha > revenuePoisha) {
        throw new ValidationError('More than was paid', [{ field: 'refund', message: 'More than was paid' }]);
      }
      return { ...why, refundOnReturnPoisha };
    },
  });
}

/**
 * Receives goods that came back: good pieces are restocked, damaged ones set aside, missing ones claimed from the
 * courier.
 */
export const receiveReturn = defineCommand({
  name: 'orders.receiveReturn',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    lines: z.array(z.object({
      lineId: idOf('OrderLine'),
      good: pieces().describe('Pieces that can be sold again.'),
      damaged: pieces().describe('Pieces that cannot.'),
      missing: pieces().describe('Pieces that should have been in the parcel.'),
    })).min(1).max(1_000).describe('What was found of each line; the rest is still on its way.'),
    keepAdvance: z.boolean().optional().describe('The advance is not paid back.'),
    returnReason: returnReasonInput(),
  }),
  run: async (context, { lines, keepAdvance: keepsAdvance, returnReason, ...input }) => {
    const said = sayReason(context, input.orderId, returnReason);
    const received = await transitionOrder(context, {
      to: (order) => statusAfterReceipt(order, lines),
      from: ['RETURN_PENDING', 'PARTIAL', 'EXCHANGED'],
      summary: receiptText(lines),
      keepsAdvance,
      moves: (order) => receivedMoves(order, lines),
    }, { ...input, change: said.change });
    await said.audit();
    return received;
  },
});

type Received = { lineId: string; good: number; damaged: number; missing: number };

const sumOf = (lines: Received[], of: (line: Received) => number) => lines.reduce((sum, line) => sum + of(line), 0);

const foundOf = ({ good, damaged, missing }: Received) => good + damaged + missing;

function statusAfterReceipt(order: OrderFacts, lines: Received[]) {
  if (order.status !== 'RETURN_PENDING') return order.status;
  if (sumOf(lines, foundOf) < order.returningUnits) return order.status;
  return order.lines.some(({ deliveredQuantity }) => deliveredQuantity > 0) ? 'PARTIAL' : 'RETURNED';
}

function receiptText(lines: Received[]): Message {
  const good = sumOf(lines, (line) => line.good);
  const damaged = sumOf(lines, (line) => line.damaged);
  const missing = sumOf(lines, (line) => line.missing);
  if (damaged + missing === 0) return msg('Received back: {{good}} good', { good });
  if (missing === 0) return msg('Received back: {{good}} good, {{damaged}} damaged', { good, damaged });
  return msg('Received back: {{good}} good, {{damaged}} damaged, {{missing}} missing', { good, damaged, missing });
}

function receivedMoves(order: OrderFacts, answers: Received[]): MovedUnits[] {
  if (sumOf(answers, foundOf) === 0) throw new ValidationError('Say what came back');
  return [...answersByLine(order, answers)].flatMap(([line, answer]) => {
    const returning = countOf(line, 'returning');
    if (foundOf(answer) > returning) {
      throw new PreconditionError('ALREADY_RECEIVED', msg('Only {{returning}} of this line are on their way back', { returning }));
    }
    const { good, damaged, missing } = answer;
    return moveParts(line, [[good, MOVES.restock], [damaged, MOVES.setAside], [missing, MOVES.loseReturning]]);
  });
}

/**
 * Records that the courier has lost the goods. Throws PreconditionError PARTLY_SOLD where the customer keeps a part of
 * them: a lost order has no sale, and nothing of it can come back.
 */
export const loseOrder = defineCommand({
  name: 'orders.lose',
  permission: 'orderUpdate',
  input: z.object({
    ...target,
    reason: requiredText(300).describe('Why, in words.'),
    claim: money().optional().describe('What the courier is to pay for the goods, in taka; their cost unless given.'),
    keepAdvance: z.boolean().optional().describe('The advance is not paid back.'),
  }),
  run: (context, { reason, claim, keepAdvance: keepsAdvance, ...input }) =>
    transitionOrder(context, { to: 'LOST', summary: msg('Lost: {{reason}}', { reason }), claimPoisha: claim, keepsAdvance }, {
      ...input,
      change: (order) => {
        if (order.lines.some(({ deliveredQuantity }) => deliveredQuantity > 0)) {
          throw new PreconditionError('PARTLY_SOLD', 'The customer keeps a part of this order: receive the rest as missing');
        }
        assertCanBeClaimed(order, claim ?? 0n);
        return {};
      },
    }),
});

/** A courier pays for goods at most what they are sold for, or what they cost where that is more: the rest would be invented profit. */
function assertCanBeClaimed({ itemsPoisha, lines }: OrderFacts, claim: Poisha): void {
  const cost = lines.reduce((sum, { unitCostPoisha, quantity }) => sum + (unitCostPoisha ?? 0n) * BigInt(quantity), 0n);
  const most = itemsPoisha > cost ? itemsPoisha : cost;
  if (claim <= most) return;
  const message = msg('At most {{amount, taka}}: what the goods are worth', { amount: poishaToTaka(most) });
  throw new ValidationError(message, [{ field: 'claim', message }]);
}
