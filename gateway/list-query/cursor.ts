import { ValidationError } from '../errors.ts';

/** Position in a list: the sort value of a row and its id as the tie-break. */
export interface Cursor {
  value: string | number;
  id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function encodeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Throws ValidationError for a cursor that this list did not hand out. */
export function decodeCursor(cursor: string): Cursor {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as [unknown, unknown];
    const valid = (typeof value === 'string' || typeof value === 'number') && UUID.test(String(id));
    if (valid) return { value: value as string | number, id: String(id) };
  } catch {
    // Falls through to the same answer: the client must not learn why.
  }
  throw new ValidationError('This page does not exist', [
    { field: 'after', message: 'Not a cursor of this list' },
  ]);
}
