import { z } from 'zod';
import { timeFromText, type FieldMeta } from '../commands/fields.ts';
import { decodeId } from '../graphql/global-id.ts';

function inner(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? inner(schema.unwrap()) : schema;
}

function fieldFromText(schema: unknown, text: string): unknown {
  const field = inner(schema);
  // A text that is none stays one, which the filter refuses.
  if (field instanceof z.ZodDate) return timeFromText(text) ?? text;
  const { node } = (field instanceof z.ZodType && field.meta() ? field.meta() : {}) as FieldMeta;
  const decoded = node ? decodeId(text) : null;
  return decoded && decoded.typename === node ? decoded.id : text;
}

/** A filter out of JSON: its dates are made of their texts, its ids may be the global ones of GraphQL. */
export function fieldsFromJson(filter: z.ZodObject, raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const fields = Object.entries(raw).map(([name, value]) => [
    name,
    typeof value === 'string' ? fieldFromText(filter.shape[name], value) : (value as unknown),
  ]);
  return Object.fromEntries(fields) as unknown;
}
