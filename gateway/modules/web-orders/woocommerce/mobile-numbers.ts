import { normalisePhone } from '../../../../schema/rules/phone.ts';

/** Separators between two numbers: '01711-000000 / 01811-000000', 'or', Bangla 'ba' and 'othoba'. */
const BETWEEN = /[,;/|&\n]|\b(?:or|and)\b|অথবা|বা|এবং|ও/iu;

/** The mobile numbers in one field, as 01XXXXXXXXX, without repetitions, in the order in which they were typed. */
export function mobileNumbers(typed: string): string[] {
  const whole = normalisePhone(typed);
  if (whole) return [whole];
  const parts = typed.split(BETWEEN).flatMap((part) => (normalisePhone(part) ? [part] : part.trim().split(/\s+/)));
  return [...new Set(parts.map(normalisePhone).filter((phone) => phone !== null))];
}
