import { inEnglish, type FilledMessage } from '../../schema/rules/message.ts';
import type { ErrorText } from '../errors.ts';

/** By their English sentence. As many as the schemas have, which are made once. */
const filled = new Map<string, FilledMessage>();

/**
 * What a check of an input field says, where it holds values: `.max(90, checkText(msg('At most {{most}} days', { most: 90 })))`.
 * A schema takes a string only, and `parseInput` finds by it what stands apart.
 */
export function checkText(message: FilledMessage): string {
  const text = inEnglish(message);
  filled.set(text, message);
  return text;
}

/** The message that a schema was given, or its string. */
export const givenText = (text: string): ErrorText => filled.get(text) ?? text;
