import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { anything, isPlainObject } from './order-fields.ts';

/** More entries of this kind than any order has: what plugins note with it, and with each of its lines. */
const MAX_NOTES = 1_000;

/** PHP writes a list with missing indexes as an object, and an empty object as a list. */
const asList = (value: unknown): unknown => (isPlainObject(value) ? Object.values(value) : value);

/** What plugins note with an order or a line, as it is; what is beyond any order's is cut off. */
export const notes = anything.transform((value) => {
  const entries = asList(value);
  return Array.isArray(entries) ? entries.slice(0, MAX_NOTES) as unknown[] : entries;
});

/**
 * A list of at most `max` entries, of which the first that is wrong is the only issue: who holds a shop's secret can send
 * millions of them. `missing` is what a list that is not there counts as.
 */
export function boundedList<Item extends z.ZodType>(item: Item, max: number, missing?: []) {
  return anything.transform((value, context): z.output<Item>[] => {
    const refuse = (message: string, path: PropertyKey[] = []) => {
      context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    };
    const entries = asList(value) ?? missing;
    if (!Array.isArray(entries)) return refuse(msg('not a list'));
    if (entries.length > max) return refuse(msg('too many'));
    const parsed: z.output<Item>[] = [];
    for (const [index, entry] of entries.entries()) {
      const result = item.safeParse(entry);
      if (!result.success) {
        const [issue] = result.error.issues;
        return refuse(issue!.message, [index, ...issue!.path]);
      }
      parsed.push(result.data);
    }
    return parsed;
  });
}
