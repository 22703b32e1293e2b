import { z } from 'zod';

function isDate(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return isDate(schema.unwrap());
  return schema instanceof z.ZodDate;
}

/** A filter out of JSON, which has no dates: its fields that are dates are made of their texts. */
export function datesFromJson(filter: z.ZodObject, raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const fields = Object.entries(raw).map(([name, value]) => [
    name,
    typeof value === 'string' && isDate(filter.shape[name]) ? new Date(value) : (value as unknown),
  ]);
  return Object.fromEntries(fields) as unknown;
}
