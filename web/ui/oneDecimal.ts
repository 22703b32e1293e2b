import { numberLocale } from '../../schema/rules/format.ts';

/** 12.0, in the digits of the language; with its sign where a change is meant. */
export const oneDecimal = (value: number, signDisplay?: 'exceptZero') =>
  value.toLocaleString(numberLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay });
