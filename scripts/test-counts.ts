import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What one runner found: how many tests, and of each failure its file, its name and why. */
export interface Outcome {
  counts: Counts;
  failures: string[];
  /** As failures, of tests that failed and passed when they were repeated; they count as passed. */
  unstable: string[];
}

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** One line, the last that `npm test` prints. */
export const countLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

const MAX_REASON = 1_500;
const failure = (file: string, name: string, reason: string) =>
  `${file}: ${name}\n${reason.trim().slice(0, MAX_REASON)}`;

/** A file that cannot be loaded has no tests and counts as one failure. */
const isUnloaded = ({ status, assertionResults }: VitestFile) =>
  status === 'failed' && assertionResults.length === 0;

function vitestOutcome(report: VitestReport): Outcome {
  const unloaded = report.testResults.filter(isUnloaded);
  const withErrors = (wanted: string) => report.testResults.flatMap(({ name: file, assertionResults }) => assertionResults
    .filter(({ status, failureMessages }) => status === wanted && (status === 'failed' || failureMessages.length > 0))
    .map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages.join('\n'))));
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failures: [
      ...withErrors('failed'),
      ...unloaded.map(({ name, message }) => failure(name, 'could not be loaded', message)),
    ],
    unstable: withErrors('passed'),
  };
}

function playwrightErrors({ suites = [], specs = [] }: PlaywrightSuite, wanted: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ title, file, tests }) => tests
    .filter(({ status }) => status === wanted)
    .map(({ results }) => failure(file, title, results[0]?.error?.message ?? '')));
  return [...own, ...suites.flatMap((suite) => playwrightErrors(suite, wanted))];
}

function playwrightOutcome({ stats, errors, ...report }: PlaywrightReport): Outcome {
  return {
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped },
    failures: [...playwrightErrors(report, 'unexpected'), ...errors.map(({ message }) => message ?? 'unknown error')],
    unstable: playwrightErrors(report, 'flaky'),
  };
}

/**
 * Reads the JSON report of vitest or Playwright. A runner that failed without a failed test, or left no
 * report, counts as one failure.
 */
export function readOutcome(file: string, exitCode: number): Outcome {
  if (!existsSync(file)) return { counts: { ...NO_COUNTS, failed: 1 }, failures: ['it left no report'], unstable: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  const outcome = 'stats' in report ? playwrightOutcome(report) : vitestOutcome(report);
  if (exitCode === 0 || outcome.counts.failed > 0) return outcome;
  return { ...outcome, counts: { ...outcome.counts, failed: 1 }, failures: [`it ended with ${exitCode} though no test failed`] };
}
