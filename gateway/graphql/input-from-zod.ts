import type { InputFieldMap, InputRef } from '@pothos/core';
import { z } from 'zod';
import type { FieldMeta } from '../commands/fields.ts';
import { NotFoundError } from '../errors.ts';
import { builder } from './builder.ts';
import type { describedEnum } from './described-enum.ts';
import { decodeId } from './global-id.ts';

/**
 * GraphQL input types read off a command's zod input, so that a command is described once. Zod keeps the
 * checking; the input type only carries names and kinds. Supported: object, array, enum, string, number,
 * boolean, optional, nullable, default, transforms and the fields of commands/fields.ts.
 */
const enums = new Map<z.ZodType, ReturnType<typeof builder.enumType>>();

interface Unwrapped {
  schema: z.ZodType;
  required: boolean;
  meta: FieldMeta;
}

function unwrap(schema: z.ZodType): Unwrapped {
  const meta = (schema.meta() ?? {}) as FieldMeta;
  const inner = innerOf(schema);
  if (!inner) return { schema, required: true, meta };
  const result = unwrap(inner);
  return { ...result, required: result.required && !isOptional(schema), meta: { ...result.meta, ...meta } };
}

const isOptional = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;

function innerOf(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return schema.unwrap() as z.ZodType;
  }
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : null;
}

/** Names an enum schema once, for every input that uses it. Both have the same values: the compiler compares them. */
export function nameEnum<Value extends string>(
  schema: z.ZodType<Value>, type: ReturnType<typeof describedEnum<NoInfer<Value>>>,
): void {
  // Pothos' enums of different values are no subtypes of one another.
  enums.set(schema, type as unknown as ReturnType<typeof builder.enumType>);
}

type InputType = Parameters<Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]['field']>[0];

function typeOf(name: string, schema: z.ZodType, meta: FieldMeta): unknown {
  if (meta.graphql) return meta.graphql;
  // `.describe()` gives a copy that knows what it is a copy of.
  const known = enums.get(schema) ?? enums.get(schema._zod.parent as z.ZodType);
  if (known) return known;
  if (schema instanceof z.ZodString) return 'String';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodDate) return 'DateTime';
  if (schema instanceof z.ZodObject) return inputFromZod(name, schema);
  if (schema instanceof z.ZodEnum) {
    const type = builder.enumType(name, { values: schema.options as string[] });
    enums.set(schema, type);
    return type;
  }
  throw new Error(`${name}: no GraphQL input type for ${schema.constructor.name}`);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The input type `name` for a zod object; nested objects become types of their own. */
export function inputFromZod(name: string, schema: z.ZodObject): InputRef<Record<string, unknown>> {
  return builder.inputType(name, {
    fields: (t) => {
      const fields: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(schema.shape)) {
        const { schema: inner, required, meta } = unwrap(value as z.ZodType);
        const fieldName = `${name.replace(/Input$/, '')}${capital(key)}`;
        if (inner instanceof z.ZodArray) {
          const element = unwrap(inner.element as z.ZodType);
          const type = typeOf(`${fieldName}Input`, element.schema, element.meta);
          fields[key] = t.field({
            type: [type], required: { list: required, items: true }, description: meta.description,
          } as InputType);
        } else {
          fields[key] = t.field({
            type: typeOf(`${fieldName}Input`, inner, meta), required, description: meta.description,
          } as InputType);
        }
      }
      return fields as InputFieldMap;
    },
  }) as InputRef<Record<string, unknown>>;
}

/**
 * Replaces global ids by the UUIDs inside them, wherever the schema says `node`. An id of another type is not
 * found.
 */
export function decodeInput(schema: z.ZodType, value: unknown): unknown {
  const { schema: inner, meta } = unwrap(schema);
  if (value === null || value === undefined) return undefined;
  if (meta.node) {
    const decoded = decodeId(String(value));
    if (!decoded || decoded.typename !== meta.node) throw new NotFoundError(meta.node);
    return decoded.id;
  }
  if (inner instanceof z.ZodArray) {
    return (value as unknown[]).map((item) => decodeInput(inner.element as z.ZodType, item));
  }
  if (inner instanceof z.ZodObject) {
    const record = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(record).map(([key, item]) => [key, decodeInput(inner.shape[key] as z.ZodType, item)]),
    );
  }
  return value;
}
