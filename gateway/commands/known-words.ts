import { msg } from '../../schema/rules/message.ts';
import { unknownWord } from '../../schema/rules/order-words.ts';
import { mistakeIn } from '../errors.ts';

/** Refuses a template's text with braces that nothing is filled into: who gets it would read them. Throws ValidationError at `text`. */
export function assertKnownWords(text: string, words: readonly string[]): void {
  const word = unknownWord(text, words);
  if (word === undefined) return;
  throw mistakeIn('text', msg('Nothing is filled in for {{word}}', { word: `{${word}}` }));
}
