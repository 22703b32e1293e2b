import { builder } from './builder.ts';

/**
 * An enum of the contract with a sentence for each of its values. The values are those of a Prisma enum or
 * of a list in `schema/rules`; the compiler asks for the sentence of a new one.
 */
export function describedEnum<Value extends string>(
  name: string,
  description: string,
  sentences: Record<Value, string>,
) {
  const entries = Object.entries(sentences).map(([value, sentence]) => [value, { description: sentence }]);
  // The values are the keys of `sentences`, which Pothos' types cannot read off an object made at run time.
  const values = Object.fromEntries(entries) as Record<Value, { description: string }>;
  return builder.enumType(name, { description, values: values as { [Key in Value]: { description: string } } });
}
