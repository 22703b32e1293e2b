import { expect, it } from 'vitest';
import { z } from 'zod';
import { schema } from '../schema.ts';

/** What wraps a schema, down to the one that says how long a value may be. */
function innermost(of: z.ZodType): z.ZodType {
  if (of instanceof z.ZodOptional || of instanceof z.ZodNullable || of instanceof z.ZodDefault) return innermost(of.unwrap() as z.ZodType);
  return of instanceof z.ZodPipe ? innermost(of.in as z.ZodType) : of;
}

/** Paths of lists and texts for which the schema names no greatest length. */
function unbounded(of: z.ZodType, path: string): string[] {
  const inner = innermost(of);
  if (inner instanceof z.ZodObject) return Object.entries(inner.shape).flatMap(([name, field]) => unbounded(field as z.ZodType, `${path}.${name}`));
  if (inner instanceof z.ZodArray) {
    const isBounded = !inner.safeParse(Array.from({ length: 100_001 })).error?.issues.every(({ code }) => code !== 'too_big');
    return [...(isBounded ? [] : [`${path}[]`]), ...unbounded(inner.element as z.ZodType, `${path}[]`)];
  }
  if (!(inner instanceof z.ZodString)) return [];
  return inner.safeParse('a'.repeat(1_000_001)).success ? [path] : [];
}

/** Checked where the command runs, behind the checks whose order the specification gives: see send-single-sms.test.ts. */
const CHECKED_WHEN_RUN = ['sendSingleSms.mobileNumber', 'sendSingleSms.message'];

it('lists and texts of every mutation have a greatest length', () => {
  const mutations = Object.values(schema.getMutationType()!.getFields());
  const found = mutations.flatMap(({ name, extensions: { input } }) => (input ? unbounded(input as z.ZodType, name) : []));
  expect(found).toEqual(CHECKED_WHEN_RUN);
  // Nothing is taken that the walk does not see.
  expect(mutations.filter(({ args, extensions: { input } }) => args.length > 0 && !input).map(({ name }) => name)).toEqual([]);
});
