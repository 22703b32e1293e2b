import { hash } from 'node:crypto';
import { UUID } from '../db/uuid.ts';
import { ValidationError } from '../errors.ts';

/** How the value of a sort column travels in a cursor; an amount is a bigint of poisha. */
export type SortKind = 'date' | 'number' | 'text' | 'amount';

/** Position in a list: the sort value of a row and its id as the tie-break. */
export interface Cursor {
  value: string | number;
  id: string;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const MAX_TEXT = 1_000;
const MAX_INTEGER = 2_147_483_647;
const AMOUNT = /^-?\d{1,18}$/;

/** What a cursor belongs to: it is refused by another list, in another order, and in another business. */
export const cursorScope = (list: string, sort: string, businessId: string): string =>
  hash('sha256', `${list} ${sort} ${businessId}`).slice(0, 12);

export function encodeCursor(scope: string, { value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([scope, value, id])).toString('base64url');
}

/** Whether the database can compare the sort column with it. */
const FITS: Record<SortKind, (value: unknown) => boolean> = {
  date: (value) => typeof value === 'string' && ISO_DATE.test(value) && value >= '0001' && !Number.isNaN(Date.parse(value)),
  number: (value) => Number.isSafeInteger(value) && Math.abs(value as number) <= MAX_INTEGER,
  amount: (value) => typeof value === 'string' && AMOUNT.test(value),
  text: (value) => typeof value === 'string' && value.length <= MAX_TEXT && !value.includes('\0') && value.isWellFormed(),
};

/** Throws ValidationError for a cursor that this list did not hand out in this order to this business. */
export function decodeCursor(cursor: string, scope: string, kind: SortKind): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [given, value, id] = parts as [unknown, unknown, unknown];
    if (given === scope && FITS[kind](value) && typeof id === 'string' && UUID.test(id)) {
      return { value: value as string | number, id };
    }
  } catch {
    // Falls through to the same answer: the client must not learn why.
  }
  throw new ValidationError('This page does not exist', [
    { field: 'after', message: 'Not a cursor of this list' },
  ]);
}
