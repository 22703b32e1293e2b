import fc from 'fast-check';
import {
  getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType, type GraphQLInputType,
} from 'graphql';
import { hostileText } from './hostile.ts';

const MAX_DEPTH = 4;

const anyText = hostileText.map((text) => text.toWellFormed());

/** Values that GraphQL lets through for each scalar: what stands in them is for the resolvers to judge. */
const SCALARS: Record<string, fc.Arbitrary<unknown>> = {
  String: anyText,
  Date: fc.oneof(anyText, fc.constantFrom('2026-02-30', '0000-01-01', '9999-12-31', '2026-06-01')),
  PhoneNumber: fc.oneof(anyText, fc.constantFrom('01711204466', '+880 1711-204466', '০১৭১১২০৪৪৬৬')),
  Boolean: fc.boolean(),
  Int: fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.constantFrom(0, 1, -1, 100, 2 ** 31 - 1, -(2 ** 31))),
  Float: fc.double({ noNaN: true, noDefaultInfinity: true }),
  Money: fc.oneof(fc.integer(), fc.constantFrom(0, -1, 0.001, 1e18, '9'.repeat(40))),
  DateTime: fc.constantFrom(
    '0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-30T00:00:00Z', '2026-06-01T00:00:00.000+14:00', 'x',
  ),
};

/** Ids of records that exist stand beside texts that are none. */
export type IdArbitrary = fc.Arbitrary<string>;

/** Values for an argument: nearly always of the right type, of any size and content. */
export function argumentOf(type: GraphQLInputType, ids: IdArbitrary, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return argumentOf(type.ofType as GraphQLInputType, ids, depth);
  const bare = getNullableType(type);
  if (isListType(bare)) return fc.array(argumentOf(bare.ofType as GraphQLInputType, ids, depth + 1), { maxLength: 5 });
  if (isEnumType(bare)) return fc.constantFrom(...bare.getValues().map(({ name }) => name));
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    const kept = depth < MAX_DEPTH ? fields : fields.filter(({ name }) => requiredKeys.includes(name));
    const shape = Object.fromEntries(kept.map((field) => [field.name, argumentOf(field.type, ids, depth + 1)]));
    return fc.record(shape, { requiredKeys });
  }
  if (isScalarType(bare) && bare.name === 'ID') return ids;
  return SCALARS[bare.name] ?? fc.constant({});
}
