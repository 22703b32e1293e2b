import { likeText } from '../../list-query/like-text.ts';

const MAX_WORDS = 8;
/**
 * One or two letters have no trigram of their own, but the beginning of a word has, so they match only there: the index
 * is never scanned as a whole.
 */
const SHORT = /^[\p{L}\p{M}\p{N}]{1,2}$/u;

/** Conditions on a variant's `searchText`, one for each word, in the form that the column has (see its migration). */
export const searchWords = (search: string) =>
  search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
    .map((word) => ({ searchText: { contains: likeText(SHORT.test(word) ? ` ${word}` : word) } }));
