import { msg, type Message } from '../../../schema/rules/message.ts';
import { statusWord } from '../../../schema/rules/status-word.ts';
import { mistakeIn, PreconditionError } from '../../errors.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { OrderFacts } from './order-facts.ts';
import { MOVES } from './order-state.ts';
import { moveParts, unitsOf, type MovedUnits } from './order-stock.ts';
import { answersByLine, type Accepted, type GivenBack, type Received } from './return-answers.ts';

/** Which units move when goods are taken in part, given back or received, and the status that the order has then. */

/** Throws ValidationError for more than a line has, and for nothing or all of the parcel. */
export function acceptedMoves(order: OrderFacts, answers: Accepted[]): MovedUnits[] {
  const byLine = answersByLine(order, answers);
  const moved = order.lines.flatMap((line) => {
    const answer = byLine.get(line);
    const accepted = answer?.accepted ?? 0;
    if (accepted > line.quantity) throw mistakeIn(`lines.${answers.indexOf(answer!)}.accepted`, msg('More pieces than the line has'));
    return moveParts(line, [[accepted, MOVES.deliver], [line.quantity - accepted, MOVES.turnBack]]);
  });
  const accepted = answers.reduce((sum, one) => sum + one.accepted, 0);
  const all = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (accepted === 0 || accepted === all) {
    throw mistakeIn('lines.0.accepted', msg('A part is more than nothing and less than all: mark it delivered or returned'));
  }
  return moved;
}

/** Throws ValidationError for no pieces, and for more than the customer has; `field` is the one of the input that says it. */
export function givenBackMoves(order: OrderFacts, answers: GivenBack, field: 'lines' | 'back' = 'lines'): MovedUnits[] {
  if (order.status === 'SHIPPED') throw mistakeIn(field, msg('The whole parcel comes back: what is in it is said when it is here'));
  if (answers.every(({ quantity }) => quantity === 0)) throw mistakeIn(`${field}.0.quantity`, msg('Say what comes back'));
  return [...answersByLine(order, answers)].flatMap(([line, answer]) => {
    const { quantity } = answer;
    if (quantity > line.deliveredQuantity) throw mistakeIn(`${field}.${answers.indexOf(answer)}.quantity`, msg('More pieces than the customer has'));
    return moveParts(line, [[quantity, MOVES.giveBack]]);
  });
}

const sumOf = (lines: Received[], of: (line: Received) => number) => lines.reduce((sum, line) => sum + of(line), 0);

const foundOf = ({ good, damaged, missing }: Received) => good + damaged + missing;

/** Where goods of an order come back. */
const COMING_BACK: readonly OrderStatus[] = ['RETURN_PENDING', 'PARTIAL', 'EXCHANGED'];

/** Throws PreconditionError WRONG_STATUS, with what to do first, for an order of which nothing is on its way back. */
function assertComing({ status, code }: OrderFacts): void {
  if (COMING_BACK.includes(status)) return;
  const facts = { order: code, status: statusWord(status) };
  throw new PreconditionError('WRONG_STATUS', status === 'SHIPPED' || status === 'DELIVERED'
    ? msg('{{order}} is {{status}}: say on its page first that it comes back', facts)
    : msg('{{order}} is {{status}}: nothing of it comes back', facts));
}

/** Throws PreconditionError WRONG_STATUS. */
export function statusAfterReceipt(order: OrderFacts, lines: Received[]) {
  assertComing(order);
  if (order.status !== 'RETURN_PENDING') return order.status;
  if (sumOf(lines, foundOf) < order.returningUnits) return order.status;
  return order.lines.some(({ deliveredQuantity }) => deliveredQuantity > 0) ? 'PARTIAL' : 'RETURNED';
}

/** The receipt in a line of the timeline. */
export function receiptText(lines: Received[]): Message {
  const good = sumOf(lines, (line) => line.good);
  const damaged = sumOf(lines, (line) => line.damaged);
  const missing = sumOf(lines, (line) => line.missing);
  if (damaged + missing === 0) return msg('Received back: {{good}} good', { good });
  if (missing === 0) return msg('Received back: {{good}} good, {{damaged}} damaged', { good, damaged });
  return msg('Received back: {{good}} good, {{damaged}} damaged, {{missing}} missing', { good, damaged, missing });
}

/** Throws ValidationError for no pieces, PreconditionError ALREADY_RECEIVED for more than are on their way back. */
export function receivedMoves(order: OrderFacts, answers: Received[]): MovedUnits[] {
  if (sumOf(answers, foundOf) === 0) throw mistakeIn('lines.0.good', msg('Say what came back'));
  return [...answersByLine(order, answers)].flatMap(([line, answer]) => {
    const returning = unitsOf(line, 'returning', '').reduce((sum, { units }) => sum + units, 0);
    if (foundOf(answer) > returning) {
      throw new PreconditionError('ALREADY_RECEIVED', msg('Only {{returning}} of this line are on their way back', { returning }));
    }
    const { good, damaged, missing } = answer;
    return moveParts(line, [[good, MOVES.restock], [damaged, MOVES.setAside], [missing, MOVES.loseReturning]]);
  });
}
