import { z } from 'zod';
import type { FieldMeta } from '../../gateway/commands/fields.ts';

/** Gives the id to put wherever an input asks for a record of a type. */
export type IdFor = (node: string) => string;

/**
 * An input made from the schema alone, with `idFor(type)` in every place that takes a record's id, optional
 * places included. Throws when the schema would refuse it: the field at fault then needs `meta({ sample })`.
 */
export function sampleInput(schema: z.ZodType, idFor: IdFor): unknown {
  const { success, error } = schema.safeParse(build(schema, () => '00000000-0000-7000-8000-000000000000', ''));
  if (!success) throw new Error(`No sample for this input, give the field a meta({ sample }): ${error.message}`);
  return build(schema, idFor, '');
}

interface SampleMeta extends FieldMeta {
  sample?: unknown;
}

function build(schema: z.ZodType, idFor: IdFor, key: string): unknown {
  const meta = (schema.meta() ?? {}) as SampleMeta;
  if (meta.sample !== undefined) return meta.sample;
  if (meta.node) return idFor(meta.node);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return build(schema.unwrap() as z.ZodType, idFor, key);
  }
  if (schema instanceof z.ZodPipe) return build(schema.in as z.ZodType, idFor, key);
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, build(field as z.ZodType, idFor, name)]),
    );
  }
  if (schema instanceof z.ZodArray) return [build(schema.element as z.ZodType, idFor, key)];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return 1;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodDate) return new Date('2026-01-01');
  return text(key);
}

function text(key: string): string {
  if (/phone|mobile|hotline/i.test(key)) return '01711204466';
  if (/email/i.test(key)) return 'somebody@example.test';
  if (/url/i.test(key)) return 'https://shop.example.test';
  return 'Sample';
}

/** Does the input take the id of a record anywhere? */
export function takesId(schema: z.ZodType): boolean {
  let found = false;
  build(schema, (node) => {
    found = true;
    return node;
  }, '');
  return found;
}
