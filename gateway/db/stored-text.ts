import { fromWire, inEnglish, wireMessage, type Message, type WireMessage } from '../../schema/rules/message.ts';
import type { ErrorText } from '../errors.ts';

/** A sentence as two columns keep it: in English, and with its values apart for other languages. */
export const storedText = (text: ErrorText): [english: string, wording: object] => [inEnglish(text), wireMessage(text)];

/** The sentence that `storedText` has made; that of rows which are older than the second column is English only. */
export const readText = <English extends string | null>(english: English, wording: unknown): Message | English =>
  (wording === null ? english : fromWire(wording as WireMessage));
