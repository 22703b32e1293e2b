/**
 * For LIKE and for Prisma's `contains`, which would take `%` and `_` for wildcards: the text as it was typed, without the NUL
 * that PostgreSQL refuses.
 */
export const likeText = (text: string): string => text.replaceAll('\0', '').replaceAll(/[\\%_]/g, '\\$&');

/** For a Prisma filter of a name that is unique whatever the case. `mode: 'insensitive'` alone would match a pattern. */
export const sameName = (name: string) => ({ equals: likeText(name), mode: 'insensitive' as const });
