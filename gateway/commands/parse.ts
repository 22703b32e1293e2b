import type { z } from 'zod';
import { msg } from '../../schema/rules/message.ts';
import { ValidationError, type ErrorText } from '../errors.ts';
import { givenText } from './check-text.ts';

/** Where a schema says nothing of its own about a limit, zod speaks to developers: people read this instead. The limit of a text stands apart too. */
function limitText(issue: z.core.$ZodIssue): ErrorText {
  if (issue.code === 'too_big' && issue.origin === 'string') return msg('At most {{limit}} characters', { limit: Number(issue.maximum) });
  if (!/^Too (small|big):/.test(issue.message)) return givenText(issue.message);
  if (issue.code === 'too_small') {
    const limit = Number(issue.minimum);
    if (issue.origin === 'array') return limit <= 1 ? msg('Choose at least one') : msg('Choose at least {{limit}}', { limit });
    return issue.inclusive === false ? msg('More than {{limit}}', { limit }) : msg('At least {{limit}}', { limit });
  }
  if (issue.code === 'too_big') {
    const limit = Number(issue.maximum);
    return issue.inclusive === false ? msg('Less than {{limit}}', { limit }) : msg('At most {{limit}}', { limit });
  }
  return issue.message;
}

/** Parses untrusted input; throws ValidationError with one field error per mistake. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fieldErrors = result.error.issues.slice(0, 50).map((issue) => ({
    field: issue.path.join('.'),
    message: limitText(issue),
  }));
  throw new ValidationError(fieldErrors[0]?.message ?? 'Invalid input', fieldErrors);
}
