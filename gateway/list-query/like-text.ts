import { Prisma } from '../db/generated/client/client.ts';

/**
 * For LIKE and for Prisma's `contains`, which would take `%` and `_` for wildcards: the text as it was typed, without the NUL
 * that PostgreSQL refuses.
 */
export const likeText = (text: string): string => text.replaceAll('\0', '').replaceAll(/[\\%_]/g, '\\$&');

/** Bangla letters with a dot, which some keyboards write as one character and others, as NFC does, as two. */
const DOTTED: Record<string, string> = { '\u09af\u09bc': '\u09df', '\u09a1\u09bc': '\u09dc', '\u09a2\u09bc': '\u09dd' };

/** Between র and য-ফলা, one or the other stands and is not seen. */
const JOINER = /(?<=\u09b0)[\u200c\u200d](?=\u09cd\u09af)/g;
const otherJoiner = (text: string) => text.replaceAll(JOINER, (one) => (one === '\u200d' ? '\u200c' : '\u200d'));

/**
 * How a text that somebody looks for may be stored: as it was typed, composed as NFC does, with each dotted letter as one,
 * and each of these with the other joiner.
 */
export function spellings(text: string): string[] {
  const composed = text.normalize('NFC');
  const dotted = composed.replaceAll(/[\u09af\u09a1\u09a2]\u09bc/g, (letter) => DOTTED[letter]!);
  return [...new Set([text, composed, dotted].flatMap((one) => [one, otherJoiner(one)]))];
}

/** For records that keep what they are found by in `searchText`, in small letters. */
export const inSearchText = (words: string) => ({ OR: spellings(words).map((one) => ({ searchText: { contains: likeText(one) } })) });

/** Conditions on a column, any of which finds the part in it, whatever the case. */
export const containsText = (part: string) => spellings(part).map((one) => ({ contains: likeText(one), mode: 'insensitive' as const }));

/** For records that are found by a part of their name. */
export const inName = (part: string) => ({ OR: containsText(part).map((name) => ({ name })) });

/** The same as SQL, in any of these columns. */
export const isLikeSql = (part: string, ...columns: Prisma.Sql[]): Prisma.Sql => Prisma.sql`(${Prisma.join(
  columns.flatMap((column) => spellings(part).map((one) => Prisma.sql`${column} ILIKE ${`%${likeText(one)}%`}`)), ' OR ')})`;

/**
 * For records with a name that is unique whatever the case, and however keyboards write it: nobody could tell two of them apart.
 * `mode: 'insensitive'` alone would match a pattern.
 */
export const sameName = (name: string) => ({ OR: spellings(name).map((one) => ({ name: { equals: likeText(one), mode: 'insensitive' as const } })) });

/** What two names or codes that are the same have in common, where they were read already. */
export const plainName = (name: string): string => name.normalize('NFC').replaceAll(JOINER, '\u200d').toLowerCase();
