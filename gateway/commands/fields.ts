import { z } from 'zod';
import { msg } from '../../schema/rules/message.ts';
import { normalisePhone } from '../../schema/rules/phone.ts';
import { MAX_TAKA, takaToPoisha } from '../../schema/rules/money.ts';
import { UUID } from '../db/uuid.ts';
import { checkText } from './check-text.ts';

/**
 * Input fields that adapters know how to show: the `graphql` metadata names the scalar, `node` the type whose
 * global id GraphQL decodes. Other adapters pass plain UUIDs and taka numbers.
 */
export interface FieldMeta {
  graphql?: 'Money' | 'Date' | 'DateTime' | 'PhoneNumber' | 'ID';
  node?: string;
  /** What it means, for the contract; `.describe(...)` sets it for one input. */
  description?: string;
}

/** Id of a record of the given GraphQL type. */
export const idOf = (node: string) => z.string().regex(UUID, 'Invalid id').meta({ graphql: 'ID', node, description: `Id of the ${node} that it is about.` });

/** Taka at the adapter, poisha inside; not negative. */
export const money = () => takaOf(z.number().min(0, 'An amount cannot be negative'));

/** The same, below zero too: what an overdrawn account holds, what somebody took off. */
export const signedMoney = () => takaOf(z.number().min(-MAX_TAKA, 'The amount is too large'));

const takaOf = (number: z.ZodNumber) =>
  number.max(MAX_TAKA, 'The amount is too large')
    .refine((taka) => Math.abs(taka * 100 - Math.round(taka * 100)) < 1e-4, 'At most two decimals')
    .transform((taka) => takaToPoisha(taka))
    .meta({ graphql: 'Money' });

// PostgreSQL text cannot hold U+0000; other control characters are pasted by accident and never wanted.
// oxlint-disable-next-line no-control-regex -- matching control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A line or paragraph typed by a person: trimmed, bounded, no control characters, no broken surrogates. */
export const text = (max: number) =>
  z.string()
    .trim()
    .max(max)
    .refine((value) => !CONTROL.test(value), 'Contains characters that cannot be stored')
    .refine((value) => value.isWellFormed(), 'Contains characters that cannot be stored');

export const requiredText = (max: number) => text(max).refine((value) => value.length > 0, 'Required');

export const phone = () =>
  z.string()
    .max(30)
    .refine((value) => normalisePhone(value) !== null, 'Please enter a valid mobile number')
    .transform((value) => normalisePhone(value)!)
    .meta({ graphql: 'PhoneNumber' });

/** The same, or empty for none: what an edit takes away. */
export const phoneOrNone = () =>
  z.string()
    .trim()
    .max(30)
    .refine((value) => value === '' || normalisePhone(value) !== null, 'Please enter a valid mobile number')
    .transform((value) => normalisePhone(value) ?? '');

/** Version of the record as the client last read it; the change is refused when it has moved on. */
export const version = () => z.int().min(1);

/** No business has records outside of these years, and PostgreSQL and JavaScript write some of those in different ways. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** A moment; refused outside of the years 1900 to 2999. */
export const time = () => z.date()
  .refine(isSensibleTime, checkText(msg('A year from {{first}} to {{last}}', { first: FIRST_YEAR, last: LAST_YEAR })));

function isSensibleTime(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

// With an offset, so that nobody's local time zone slips in.
const RFC_3339 = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment as RFC 3339 writes it; null for any other text, for a day that no calendar has, and outside of the years 1900 to 2999. */
export function timeFromText(written: string): Date | null {
  const named = RFC_3339.exec(written)?.[1];
  const moment = named !== undefined && isOfCalendar(named) ? new Date(written) : null;
  return moment && isSensibleTime(moment) ? moment : null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The 31st of February is read as a day of March. */
const isOfCalendar = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** A day in Dhaka, 'YYYY-MM-DD', between 2000 and 2100. */
export const day = () => z.string().refine(isDay, 'Not a day').meta({ graphql: 'Date' });

/** The same, or empty for none: what an edit takes away. */
export const dayOrNone = () => z.string().refine((value) => value === '' || isDay(value), 'Not a day');

function isDay(value: string): boolean {
  return DAY.test(value) && value > '2000' && value < '2100' && isOfCalendar(value);
}
