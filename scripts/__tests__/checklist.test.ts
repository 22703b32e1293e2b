import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checklistProblems, testsOf, type RanTest } from '../checklist.ts';
import { ROOT } from '../processes.ts';

const GATE = 'e2e/shell/gate.spec.ts';
const ran: RanTest[] = [
  { file: GATE, title: 'chromium Connection Error explains, shows the error', status: 'passed' },
  { file: GATE, title: 'chromium is slow', status: 'skipped' },
  { file: GATE, title: 'chromium is wrong', status: 'failed' },
  { file: 'a.test.ts', title: 'sums 3 messages at 0.5 cost 2 taka', status: 'passed' },
];

const problems = (proof: string) => checklistProblems(`- A statement → ${proof}`, ran);

describe('a statement of the specification', () => {
  it.each([
    ['a title', '`e2e/shell/gate.spec.ts` › Connection Error explains, shows the error'],
    ['a part of one', '`e2e/shell/gate.spec.ts` › shows the error'],
    ['one with values', '`a.test.ts` › %j messages at %d cost ${taka} taka'],
    ['two of them', '`a.test.ts` › sums; `e2e/shell/gate.spec.ts` › explains'],
  ])('is proven by %s', (_case, proof) => {
    expect(problems(proof)).toEqual([]);
  });

  it.each([
    ['a test that is gone', '`e2e/shell/gate.spec.ts` › once upon a time', 'no such test ran'],
    ['a test of another file', '`b.test.ts` › sums', 'no such test ran'],
    ['a test that was skipped', '`e2e/shell/gate.spec.ts` › is slow', 'skipped'],
    ['a test that failed', '`e2e/shell/gate.spec.ts` › is wrong', 'failed'],
    ['words without a file', 'sums', 'not `file` › title'],
    ['one good and one bad test', '`a.test.ts` › sums; `a.test.ts` › nothing', 'no such test ran'],
  ])('is not proven by %s', (_case, proof, why) => {
    expect(problems(proof)).toEqual([expect.stringContaining(why)]);
  });

  it('is not proven by nothing', () => {
    expect(checklistProblems('- A statement', ran)).toEqual([expect.stringContaining('no proof')]);
  });
});

it('reads what ran from the reports of both runners', () => {
  const folder = mkdtempSync(join(tmpdir(), 'karbar-checklist-'));
  const vitest = join(folder, 'vitest.json');
  const playwright = join(folder, 'playwright.json');
  const assertionResults = [
    { status: 'passed', fullName: 'sums up' }, { status: 'pending', fullName: 'waits' }, { status: 'failed', fullName: 'breaks' },
  ];
  writeFileSync(vitest, JSON.stringify({ testResults: [{ name: join(ROOT, 'web/a.test.ts'), assertionResults }] }));
  const specs = [{ title: 'opens', file: 'shell/gate.spec.ts', tests: [{ status: 'expected' }] }];
  writeFileSync(playwright, JSON.stringify({ suites: [{ title: 'gate', suites: [{ title: 'Expired', specs }] }] }));
  expect([...testsOf(vitest), ...testsOf(playwright), ...testsOf(join(folder, 'none.json'))]).toEqual([
    { file: 'web/a.test.ts', title: 'sums up', status: 'passed' },
    { file: 'web/a.test.ts', title: 'waits', status: 'skipped' },
    { file: 'web/a.test.ts', title: 'breaks', status: 'failed' },
    { file: 'e2e/shell/gate.spec.ts', title: 'gate Expired opens', status: 'passed' },
  ]);
  rmSync(folder, { recursive: true });
});
