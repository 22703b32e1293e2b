/** For Prisma's `contains`, which would take `%` and `_` for wildcards: the text as it was typed. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** For a Prisma filter of a name that is unique whatever the case. `mode: 'insensitive'` alone would match a pattern. */
export const sameName = (name: string) => ({ equals: likeText(name), mode: 'insensitive' as const });
