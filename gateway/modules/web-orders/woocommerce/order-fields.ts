import { isIP } from 'node:net';
import { z } from 'zod';
import { decimalToPoisha, MAX_TAKA } from '../../../../schema/rules/money.ts';
import { msg } from '../../../../schema/rules/message.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';

/**
 * Parsers for the fields of a WooCommerce order: each accepts any input and gives a bounded value, or an issue for
 * zod.
 */

const MAX_ID = 2_147_483_647;
const MAX_POISHA = BigInt(MAX_TAKA) * 100n;
const MAX_QUANTITY = 1_000_000;
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu;

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Text that PostgreSQL can store: no NUL or other control characters except line breaks and tabs, no unpaired
 * surrogates, at most `max` UTF-16 units. HTML is kept as text. '' for anything but text and numbers.
 */
export function cleanText(value: unknown, max: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const cleaned = String(value).slice(0, max * 2).replace(CONTROL_CHARACTERS, '').trim();
  return cleaned.slice(0, max).replace(/[\ud800-\udbff]$/, '').toWellFormed();
}

/** A WooCommerce id (1 to 2^31-1, sometimes sent as text), 0 for "none", null for anything else. */
export function readWooId(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return 0;
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= MAX_ID ? id : null;
}

/** WordPress writes zeros where a date was never set. Dates before this year or in the far future are invalid. */
const isPlausibleYear = (year: number) => year >= 1990 && year < 2200;

/** `date_*_gmt`: '2026-11-20T23:22:57' is UTC although it has no Z. Null when missing or invalid. */
export function readGmtDate(value: unknown): Date | null {
  const match = typeof value === 'string' ? /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)Z?$/.exec(value) : null;
  const date = new Date(`${match?.[1]}Z`);
  // Date rolls 30 February over to March instead of failing, so the result is compared with the input.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === match?.[1];
  return isReal && isPlausibleYear(date.getUTCFullYear()) ? date : null;
}

function readMoney(value: unknown): Poisha | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const poisha = decimalToPoisha(String(value));
  return poisha === null || poisha > MAX_POISHA || poisha < -MAX_POISHA ? null : poisha;
}

/** Shops that sell by weight or length have parts of a piece, by a plugin. */
function readQuantity(value: unknown): number | null {
  const quantity = typeof value === 'string' && /^\d{1,7}(\.\d{1,6})?$/.test(value) ? Number(value) : value;
  return typeof quantity === 'number' && quantity >= 0 && quantity <= MAX_QUANTITY ? quantity : null;
}

/** `optional` makes zod pass a missing field to the transform as undefined. */
export const anything = z.unknown().optional();

function leaf<T>(read: (value: unknown) => T | null, message: string) {
  return anything.transform((value, context): T => {
    const result = read(value);
    if (result !== null) return result;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

export const text = (max: number) => anything.transform((value) => cleanText(value, max));
export const line = (max: number) => text(max).transform((value) => value.replace(/\s+/g, ' '));
export const requiredText = (max: number) => leaf((value) => cleanText(value, max) || null, msg('missing'));
export const optionalId = leaf(readWooId, msg('not an id'));
export const requiredId = leaf((value) => readWooId(value) || null, msg('not an id'));
export const quantity = leaf(readQuantity, msg('not a number of pieces'));

/** WooCommerce leaves some sums empty; only the order's total is required. */
export const signedMoney = leaf(
  (value) => (value === undefined || value === null || value === '' ? 0n : readMoney(value)),
  msg('not an amount'),
);
export const money = signedMoney.refine((poisha) => poisha >= 0n, msg('negative'));
export const requiredMoney = leaf(readMoney, msg('not an amount')).refine((poisha) => poisha >= 0n, msg('negative'));

export const gmtDate = anything.transform(readGmtDate);

/** Behind proxies the shop may store a list of addresses; the first is the customer's. */
export const ipAddress = line(200).transform((value) => {
  const first = value.split(',')[0]!.trim();
  return isIP(first) ? first : '';
});

/** Numbers copied from a contact list contain invisible characters and long dashes. */
export const phoneText = line(64).transform((value) =>
  value.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-').trim(),
);
