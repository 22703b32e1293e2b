import { numberLocale } from '../../schema/rules/format.ts';

/** 12.0, in the digits of the language; with its sign where a change is meant. */
export const oneDecimal = (value: number, signDisplay?: 'exceptZero') =>
  value.toLocaleString(numberLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay });

/** 62.5, but 62 for a whole number, in the digits of the language. */
export const upToOneDecimal = (value: number) => value.toLocaleString(numberLocale(), { maximumFractionDigits: 1 });

/** 07, in the digits of the language: of a time. */
export const twoDigits = (value: number) => value.toLocaleString(numberLocale(), { minimumIntegerDigits: 2 });
