import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addCounts, countLine, readOutcome } from '../test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'karbar-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1, testResults: [] };
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };

test('sums what both runners say', () => {
  const { counts: unit } = readOutcome(report(vitest), 0);
  const { counts: browser } = readOutcome(report(playwright), 0);
  expect(countLine(addCounts(unit, browser))).toBe('9 passed, 0 failed, 4 skipped');
});

test.each([
  ['no report was left', () => join(folder, 'missing.json'), 1, 1],
  ['the runner failed without a failed test', () => report(vitest), 1, 1],
  [
    'a file could not be loaded',
    () =>
      report({
        ...vitest,
        testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no', assertionResults: [] }],
      }),
    1,
    1,
  ],
  ['the browser tests could not begin', () => report({ ...playwright, errors: [{}, {}] }), 1, 2],
])('%s: that is a failure', (_why, file, exitCode, failed) => {
  const outcome = readOutcome(file(), exitCode);
  expect(outcome.counts.failed).toBe(failed);
});

test('names what failed, with its file and the reason', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one', failureMessages: [] },
    { status: 'failed', fullName: 'two', failureMessages: ['expected 1 to be 2'] },
  ];
  const unit = report({
    ...vitest,
    numFailedTests: 1, testResults: [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }],
  });
  expect(readOutcome(unit, 1).failures).toEqual(['a.test.ts: two\nexpected 1 to be 2']);

  const tests = [{ status: 'unexpected', results: [{ error: { message: 'no button' } }] }];
  const specs = [{ title: 'three', file: 'b.spec.ts', tests }];
  const stats = { ...playwright.stats, unexpected: 1 };
  const browser = report({ ...playwright, stats, suites: [{ suites: [{ specs }] }] });
  expect(readOutcome(browser, 1).failures).toEqual(['b.spec.ts: three\nno button']);
});

test('a test that passed only when it was repeated has passed, and is named with what was wrong', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one', failureMessages: [] },
    { status: 'passed', fullName: 'two', failureMessages: ['expected 1 to be 2'] },
  ];
  const unit = report({ ...vitest, testResults: [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults }] });
  expect(readOutcome(unit, 0)).toEqual({
    counts: { passed: 5, failed: 0, skipped: 3 }, failures: [], unstable: ['a.test.ts: two\nexpected 1 to be 2'],
  });

  const tests = [{ status: 'flaky', results: [{ error: { message: 'no button' } }, {}] }];
  const specs = [{ title: 'three', file: 'b.spec.ts', tests }];
  const browser = report({ ...playwright, stats: { ...playwright.stats, flaky: 1 }, suites: [{ suites: [{ specs }] }] });
  expect(readOutcome(browser, 0)).toEqual({
    counts: { passed: 5, failed: 0, skipped: 1 }, failures: [], unstable: ['b.spec.ts: three\nno button'],
  });
});
