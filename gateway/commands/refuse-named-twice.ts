import { msg } from '../../schema/rules/message.ts';
import { mistakeIn } from '../errors.ts';

/** Throws ValidationError at the second of two answers about one line, in a field `lines`: nobody knows which of them is meant. New lines have no id. */
export function refuseNamedTwice(lines: readonly { lineId?: string }[]): void {
  const named = new Set<string>();
  for (const [index, { lineId }] of lines.entries()) {
    if (lineId === undefined) continue;
    if (named.has(lineId)) throw mistakeIn(`lines.${index}.lineId`, msg('A line is named twice'));
    named.add(lineId);
  }
}
