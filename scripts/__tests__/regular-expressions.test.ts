import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { attacks, expressionsOf, type Expression } from './regular-expressions.ts';

const LENGTH = 25_000;
/** A linear expression needs about a millisecond, a quadratic one seconds; on the fastest machine a tenth of that. */
const TOO_LONG_MS = 100;
const SURELY_TOO_LONG_MS = 20;

function timeOf({ pattern, flags }: Expression, text: string): number {
  const expression = new RegExp(pattern, flags);
  const start = performance.now();
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
  return performance.now() - start;
}

/** What is wrong with an expression; null when its time is linear in the length of the text. */
function complaint(expression: Expression, tooLongMs = TOO_LONG_MS): string | null {
  const { reports } = analyse({ source: expression.pattern, flags: expression.flags });
  if (reports.length > 0) return `its repetitions overlap: ${reports.map(({ type }) => type).join(', ')}`;
  for (const text of attacks(expression, LENGTH)) {
    // On a busy machine one measurement may be interrupted; three in a row are not.
    const times = [0, 1, 2].values().map(() => timeOf(expression, text)).find((ms) => ms < tooLongMs);
    if (times === undefined) return `slow on ${JSON.stringify(text.slice(0, 40))}`;
  }
  return null;
}

const { expressions, built } = expressionsOf(['gateway', 'schema/rules']);

describe('regular expressions that meet foreign text take linear time', () => {
  it.each(expressions)('$name', (expression) => expect(complaint(expression)).toBeNull());

  it('and none is built at run time, where this could not look at it', () => expect(built).toEqual([]));
});

it.each([
  ['a repeated end', /\s+$/],
  ['a repetition of repetitions', /^(a+)+$/],
  ['a start that can begin again and again', /(:\/\/[^\s:/@"]+:)[^\s@"]+@/g],
  ['a token that may break off', /eyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g],
  ['two repetitions of the same', /^\d+\d*x$/],
])('the check finds %s', (_what, { source: pattern, flags }) => {
  expect(complaint({ name: pattern, pattern, flags }, SURELY_TOO_LONG_MS)).not.toBeNull();
});
