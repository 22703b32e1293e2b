import { likeText } from '../../list-query/like-text.ts';

const MAX_WORDS = 8;
/** One or two letters have no trigram of their own, the beginning of a word has: no index is read from end to end. */
const SHORT = /^[\p{L}\p{M}\p{N}]{1,2}$/u;

/** Conditions on `searchText` of a variant, one for each word; as the column has them, see the migration that made it. */
export const searchWords = (search: string) =>
  search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
    .map((word) => ({ searchText: { contains: likeText(SHORT.test(word) ? ` ${word}` : word) } }));
