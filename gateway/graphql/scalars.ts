import { GraphQLError, Kind } from 'graphql';
import { MAX_TAKA, poishaToTaka } from '../../schema/rules/money.ts';
import { timeFromText } from '../commands/fields.ts';
import { builder } from './builder.ts';

const taka = (value: unknown): number => {
  if (typeof value === 'number' && Math.abs(value) <= MAX_TAKA) return value;
  throw new GraphQLError('Money is a number of taka with at most two decimals');
};

builder.scalarType('Money', {
  description: 'Taka, with at most two decimals.',
  serialize: (poisha) => poishaToTaka(poisha),
  parseValue: taka,
  parseLiteral: (node) =>
    taka(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
});

const dateTime = (value: unknown): Date => {
  const date = typeof value === 'string' ? timeFromText(value) : null;
  if (date) return date;
  throw new GraphQLError('DateTime is an RFC 3339 time with an offset of the years 1900 to 2999, such as 2026-11-20T16:00:00Z');
};

/** A scalar that is text. Only that is checked here: what is no day or no number is refused by the input that holds it, at its field. */
function textScalar(name: 'Date' | 'PhoneNumber', description: string, example: string): void {
  const text = (value: unknown): string => {
    if (typeof value === 'string') return value;
    throw new GraphQLError(`${name} is text, such as ${example}`);
  };
  builder.scalarType(name, {
    description,
    serialize: (value) => value,
    parseValue: text,
    parseLiteral: (node) => text(node.kind === Kind.STRING ? node.value : undefined),
  });
}

textScalar('Date', 'A day in Dhaka, as YYYY-MM-DD.', '2026-11-20');
textScalar(
  'PhoneNumber', 'A mobile number of Bangladesh, as 01XXXXXXXXX. A client may also send it with +880, spaces, hyphens or Bangla digits.', '01711204466',
);

builder.scalarType('MessageValues', {
  description: "What stands in the placeholders of a sentence, by name: { sku: 'JAM-01', count: 3 }. A value that is an "
    + 'object with messageKey and messageValues is a sentence itself.',
  serialize: (values) => values,
  parseValue: () => {
    throw new GraphQLError('MessageValues is for answers only');
  },
});

builder.scalarType('DateTime', {
  description: 'RFC 3339 time, in UTC; of the years 1900 to 2999 where a client sends it.',
  // Pothos takes the value that goes out for the one that comes in.
  serialize: (date) => date.toISOString() as never,
  parseValue: dateTime,
  parseLiteral: (node) => dateTime(node.kind === Kind.STRING ? node.value : undefined),
});
