import { z } from 'zod';
import { DECIDABLE_RESULTS, LINE_DECISIONS } from '../../../../schema/rules/line-decisions.ts';
import { orderNumberOf } from '../../../../schema/rules/order-code.ts';
import { asciiDigits, normalisePhone } from '../../../../schema/rules/phone.ts';
import { idOf, text } from '../../../commands/fields.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';
import { containsText, likeText } from '../../../list-query/like-text.ts';
import { defineListQuery } from '../../../list-query/list-query.ts';
import { lineResult } from './statement-list-query.ts';

export const lineState = z.enum(['OPEN', ...LINE_DECISIONS]);

type Where = Prisma.StatementLineWhereInput;

/** Some digits are in each phone number; fewer say nothing. */
const MIN_DIGITS = 4;

/** Lines with the text in a number of their parcel, with the phone number, or for the order of this number. */
function inLine(search: string, prefix: string): Where {
  const digits = normalisePhone(search) ?? asciiDigits(search).replaceAll(/[\s\-().+]/g, '');
  const phone = /^\d+$/.test(digits) && digits.length >= MIN_DIGITS ? { contains: likeText(digits) } : null;
  const number = orderNumberOf(search, prefix);
  return {
    OR: [
      ...containsText(search).flatMap((part): Where[] => [{ consignment: part }, { invoice: part }]),
      ...(phone ? [{ phone }, { order: { phone } }] : []),
      ...(number === null ? [] : [{ order: { number } }]),
    ],
  };
}

/** As `lineDecisionOf` tells them; OPEN is what somebody can decide, and nobody has. */
const STATES: Record<z.output<typeof lineState>, Where> = {
  OPEN: { result: { in: DECIDABLE_RESULTS.filter((result) => result !== 'PARTIAL') as LineResult[] }, decisionId: null },
  DISPUTE: { result: { not: 'PARTIAL' }, decision: { kind: 'DISPUTE' } },
  WRITE_OFF: { result: 'SHORT', decision: { kind: { not: 'DISPUTE' } } },
  ACCEPT: { OR: [{ result: 'PARTIAL' }, { result: { not: 'SHORT' }, decision: { kind: { not: 'DISPUTE' } } }] },
};

/** The lines of one statement: every condition is read within it, so that none needs an index of its own. */
export const lineListQuery = defineListQuery({
  name: 'couriers.statementLines',
  table: 'StatementLine',
  permission: 'deliveryMethod',
  filter: z.object({
    statementId: idOf('CourierStatement').optional().describe('Of this statement; without one there are none.'),
    search: text(100).optional().describe("Part of the courier's number or ours, a phone number or its end, or the number of its order."),
    result: z.array(lineResult).max(11).optional().describe('Only those that mean one of these.'),
    state: lineState.optional().describe('Only those about which this was decided, or nothing yet.'),
    hasFiles: z.boolean().optional().describe('Only those with evidence, or only those without.'),
  }),
  sorts: { POSITION: { column: 'position', direction: 'asc', kind: 'number' } },
  defaultSort: 'POSITION',
  where: ({ businessId, business }, { statementId, search, result = [], state, hasFiles }): Where => ({
    businessId,
    ...(statementId ? { statementId } : { id: { in: [] } }),
    AND: [
      ...(result.length > 0 ? [{ result: { in: result } }] : []),
      ...(state ? [STATES[state]] : []),
      ...(hasFiles === undefined ? [] : [{ files: hasFiles ? { some: {} } : { none: {} } }]),
      ...(search ? [inLine(search, business?.orderPrefix ?? '')] : []),
    ],
  }),
});
