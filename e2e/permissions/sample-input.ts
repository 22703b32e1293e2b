import { z } from 'zod';
import type { FieldMeta } from '../../gateway/commands/fields.ts';

/** Gives the id to put wherever an input asks for a record of a type. */
export type IdFor = (node: string) => string;

/**
 * An input made from the schema alone, with `idFor(type)` in every place that takes a record's id, optional
 * places included. Throws when the schema would refuse it: the field at fault then needs `meta({ sample })`.
 */
export function sampleInput(schema: z.ZodType, idFor: IdFor): unknown {
  const { success, error } = schema.safeParse(build(schema, () => '00000000-0000-7000-8000-000000000000'));
  if (!success)
    throw new Error(`No sample for this input, give the field a meta({ sample }): ${error.message}`);
  return build(schema, idFor);
}

interface SampleMeta extends FieldMeta {
  sample?: unknown;
}

/** Texts of the kinds that inputs ask for; the first that a field accepts is taken. */
const TEXTS = [
  'Sample text', 'Sample', '01711204466', 'somebody@example.test', 'https://shop.example.test',
  'a'.repeat(40), 'NG', '2099-12-31',
];

function build(schema: z.ZodType, idFor: IdFor): unknown {
  const meta = (schema.meta() ?? {}) as SampleMeta;
  if (meta.sample !== undefined) return meta.sample;
  if (meta.node) return idFor(meta.node);
  const core = coreOf(schema);
  if (core instanceof z.ZodString) return TEXTS.find((text) => schema.safeParse(text).success);
  if (core !== schema) return build(core, idFor);
  if (core instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(core.shape).map(([name, field]) => [name, build(field as z.ZodType, idFor)]),
    );
  }
  if (core instanceof z.ZodUnion) return build(core.options[0] as z.ZodType, idFor);
  if (core instanceof z.ZodArray) return [build(core.element as z.ZodType, idFor)];
  if (core instanceof z.ZodEnum) return core.options[0];
  if (core instanceof z.ZodNumber) return 1;
  if (core instanceof z.ZodBoolean) return false;
  if (core instanceof z.ZodDate) return new Date('2026-01-01');
  return undefined;
}

/**
 * What stands under optional, nullable, default and transform, down to the next one with metadata of its own.
 */
function coreOf(schema: z.ZodType): z.ZodType {
  const inner =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
      ? (schema.unwrap() as z.ZodType)
      : schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : null;
  if (!inner) return schema;
  const { sample, node } = (inner.meta() ?? {}) as SampleMeta;
  return sample !== undefined || node ? inner : coreOf(inner);
}

/** Does the input take the id of a record anywhere? */
export function takesId(schema: z.ZodType): boolean {
  let found = false;
  build(schema, (node) => {
    found = true;
    return node;
  });
  return found;
}
