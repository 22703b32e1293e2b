import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './processes.ts';

/**
 * e2e/CHECKLIST.md names the tests that prove each statement of the specification. This compares it with the reports of
 * a run: a test that is missing, was renamed, was skipped or failed is a problem.
 */

export const CHECKLIST = join(ROOT, 'e2e', 'CHECKLIST.md');

export interface RanTest {
  /** From the root of the repository. */
  file: string;
  /** With the titles of the groups it stands in. */
  title: string;
  status: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSuite {
  title?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

const PLAYWRIGHT_STATUS: Record<string, RanTest['status']> = { expected: 'passed', flaky: 'passed', skipped: 'skipped' };

function playwrightTests({ suites = [], specs = [] }: PlaywrightSuite, path: readonly string[] = []): RanTest[] {
  const own = specs.flatMap(({ title, file, tests }) => tests.map(({ status }): RanTest => ({
    file: `e2e/${file}`, title: [...path, title].join(' '), status: PLAYWRIGHT_STATUS[status] ?? 'failed',
  })));
  return [...own, ...suites.flatMap((suite) => playwrightTests(suite, [...path, suite.title ?? '']))];
}

/** The tests of a JSON report of vitest or Playwright; none when there is no report. */
export function testsOf(reportFile: string): RanTest[] {
  if (!existsSync(reportFile)) return [];
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport | PlaywrightSuite;
  if (!('testResults' in report)) return playwrightTests(report);
  return report.testResults.flatMap(({ name, assertionResults }) => assertionResults.map(({ status, fullName }) => ({
    file: relative(ROOT, name), title: fullName, status: status === 'passed' || status === 'failed' ? status : 'skipped',
  })));
}

/** A title of the list as a pattern: what a test writes as %s or ${name} may be anything. */
function pattern(title: string): RegExp {
  const parts = title.split(/%[sdijo]|\$\{[^}]*\}/).map((part) => RegExp.escape(part));
  return new RegExp(parts.join('.*'), 'u');
}

/** The proofs that a line names; the arrow before them is its last. */
const proofsOf = (line: string) =>
  line.slice(line.lastIndexOf(' → ') + 3).split('; `').map((proof) => proof.replace(/^`/, ''));

function problemOf(proof: string, ran: readonly RanTest[]): string | null {
  const [, file, title] = /^([\w./-]+)` › (.+)$/.exec(proof) ?? [];
  if (!file || !title) return `not \`file\` › title: ${proof}`;
  const named = ran.filter((test) => test.file === file && pattern(title).test(test.title));
  if (named.length === 0) return `no such test ran: ${file} › ${title}`;
  const [bad] = named.filter(({ status }) => status !== 'passed');
  return bad ? `${bad.status}: ${file} › ${title}` : null;
}

/** What is wrong with the list, one line each. */
export function checklistProblems(text: string, ran: readonly RanTest[]): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  return lines.flatMap((line) => {
    if (!line.includes(' → ')) return [`no proof: ${line}`];
    return proofsOf(line).map((proof) => problemOf(proof, ran)).filter((problem) => problem !== null);
  });
}
