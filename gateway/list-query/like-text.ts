/** For Prisma's `contains`, which would take `%` and `_` for wildcards: the text as it was typed. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
