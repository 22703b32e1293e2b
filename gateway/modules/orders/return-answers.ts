import { z } from 'zod';
import { idOf } from '../../commands/fields.ts';
import { refuseNamedTwice } from '../../commands/refuse-named-twice.ts';
import { NotFoundError } from '../../errors.ts';
import type { OrderFacts, OrderLineFacts } from './order-facts.ts';

/** What people say of the lines of an order when goods of it are taken, given back or received, as commands take it. */

export const pieces = () => z.int().min(0).max(100_000);

/** Input: what the customer took of a parcel, by line. */
export const takenPieces = z.array(z.object({
  lineId: idOf('OrderLine'),
  accepted: pieces().describe('Pieces that the customer took.'),
})).min(1).max(1_000);

export type Accepted = z.output<typeof takenPieces>[number];

/** Input: pieces that a customer gives back, by line. */
export const givenBack = z.array(z.object({
  lineId: idOf('OrderLine'),
  quantity: pieces().describe('Pieces that come back.'),
})).min(1).max(1_000);

export type GivenBack = z.output<typeof givenBack>;

/** Input: what was found in a parcel that came back, by line. */
export const foundPieces = z.array(z.object({
  lineId: idOf('OrderLine'),
  good: pieces().describe('Pieces that can be sold again.'),
  damaged: pieces().describe('Pieces that cannot.'),
  missing: pieces().describe('Pieces that should have been in the parcel.'),
})).min(1).max(1_000);

export type Received = z.output<typeof foundPieces>[number];

/**
 * The answers by line. Throws NotFoundError for a line of another order, ValidationError for a line that is named
 * twice.
 */
export function answersByLine<Answer extends { lineId: string }>(order: OrderFacts, answers: Answer[]): Map<OrderLineFacts, Answer> {
  refuseNamedTwice(answers);
  const byLine = new Map<OrderLineFacts, Answer>();
  for (const answer of answers) {
    const line = order.lines.find(({ id }) => id === answer.lineId);
    if (!line) throw new NotFoundError('Line');
    byLine.set(line, answer);
  }
  return byLine;
}
