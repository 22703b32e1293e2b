import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv, SETTINGS } from '../gateway/env.ts';
import { buildWeb } from './build-web.ts';
import { CHECKLIST, checklistProblems, testsOf } from './checklist.ts';
import { ensureChromium } from './chromium.ts';
import { generate } from './generate.ts';
import { packageBin, ROOT, runScript } from './processes.ts';
import { StepError } from './step-error.ts';
import { elapsed, madeOrKept, step } from './steps.ts';
import { addCounts, countLine, NO_COUNTS, readOutcome, type Outcome } from './test-counts.ts';

/** `npm test`, and with `--check` only what needs neither database nor browser: `npm run check`. */

/** The settings of the person's environment must not reach the tests, above all not their database. */
const CLEAN = Object.fromEntries(SETTINGS.map((name) => [name, undefined]));

/** Node takes the types away itself and keeps what it has compiled: Playwright's own translator takes four times as long. */
const LOADING = { PW_DISABLE_TS_ESM: '1', NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node') };

const reports = mkdtempSync(join(tmpdir(), 'karbar-reports-'));
let total = NO_COUNTS;
const failures: string[] = [];
const unstable: string[] = [];
let interrupted = false;

function count(name: string, outcome: Outcome): void {
  total = addCounts(total, outcome.counts);
  failures.push(...outcome.failures.map((text) => `${name}: ${text}`));
  unstable.push(...outcome.unstable.map((text) => `${name}: ${text}`));
}

/** A step that counts as one test. Its output is shown when it fails. */
async function check(name: string, run: () => Promise<unknown>): Promise<void> {
  if (interrupted) return;
  try {
    await step(name, run, (result) => (typeof result === 'boolean' ? madeOrKept(result) : ''));
    count(name, { counts: { ...NO_COUNTS, passed: 1 }, failures: [], unstable: [] });
  } catch (error) {
    const text = error instanceof StepError ? error.message : String((error as Error).stack);
    process.stdout.write(`  ${name} FAILED\n${text}\n`);
    count(name, { counts: { ...NO_COUNTS, failed: 1 }, failures: [text], unstable: [] });
  }
}

const tool = (path: string, ...args: string[]) => () => runScript([packageBin(path), ...args], CLEAN);
const script = (path: string, ...args: string[]) => () => runScript([path, ...args], CLEAN);

const reportOf = (name: string) => join(reports, `${name.replaceAll(' ', '-')}.json`);

/** A test runner: its own output is shown as it comes, its counts are read from the report it leaves. */
async function suite(name: string, args: string[], reportVariable?: string): Promise<void> {
  if (interrupted) return;
  const report = reportOf(name);
  const command = reportVariable ? args : [...args, `--outputFile.json=${report}`];
  const outcome = await step(name, async () => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      env: childEnv({ ...CLEAN, ...LOADING, ...(reportVariable ? { [reportVariable]: report } : {}) }),
      stdio: 'inherit',
    });
    const pass = () => void child.kill('SIGTERM');
    process.on('SIGTERM', pass);
    const [code] = await once(child, 'exit') as [number | null];
    process.off('SIGTERM', pass);
    return readOutcome(report, code ?? 1);
  }, ({ counts }) => countLine(counts));
  count(name, outcome);
}

/** The compilers, which use more than one processor for a part of the time, and beside them what uses one. */
async function checks(compile: () => Promise<void>): Promise<void> {
  await check('Database client', generate);
  await Promise.all([compile(), checkSources()]);
}

/** Each checker works out anew the types that all of them need: more of them than processors only make more work. */
const CHECKERS = String(Math.min(4, availableParallelism()));

async function checkTypes(): Promise<void> {
  await check('Types', tool('typescript/bin/tsc', '--noEmit', '--checkers', CHECKERS));
  await check('Lint', tool('oxlint/bin/oxlint', '--quiet'));
}

async function checkSources(): Promise<void> {
  await check('Unused code', tool('knip/bin/knip.js'));
  await check('Contract', script('codegen.ts', '--check'));
  await check('Breaking changes', script('scripts/check-contract.ts'));
  await check('Migrations', script('scripts/check-migrations.ts'));
  await check('Texts', script('scripts/texts.ts', '--check'));
}

async function buildAndCheckTypes(): Promise<void> {
  await check('Browser app', buildWeb);
  await check('Bundle budgets', script('scripts/check-bundle.ts'));
  await checkTypes();
}

async function tests(): Promise<void> {
  await suite('Unit and integration', [
    packageBin('vitest/vitest.mjs'), 'run', '--retry=1', '--reporter=default', '--reporter=json',
  ]);
  await check('Browser', ensureChromium);
  await suite('End to end', [
    packageBin('@playwright/test/cli.js'), 'test', '--retries=1', '--reporter=list,json',
  ], 'PLAYWRIGHT_JSON_OUTPUT_FILE');
  await check('Specification, statement by statement', checklist);
}

/** Every proof that e2e/CHECKLIST.md names has run here and has passed. */
async function checklist(): Promise<void> {
  const ran = ['Unit and integration', 'End to end'].flatMap((name) => testsOf(reportOf(name)));
  const problems = checklistProblems(readFileSync(CHECKLIST, 'utf8'), ran);
  if (problems.length > 0) throw new StepError(`e2e/CHECKLIST.md:\n${problems.join('\n')}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.on(signal, () => void (interrupted = true));
}

const isCheckOnly = process.argv.includes('--check');
await checks(isCheckOnly ? checkTypes : buildAndCheckTypes);
if (!isCheckOnly) await tests();
rmSync(reports, { recursive: true, force: true });
// Repeated at the end, where people look first in a long log.
for (const text of unstable) process.stdout.write(`\nUNSTABLE ${text}\nIt passed when it was repeated: that is a bug, of the test or of what it tests.\n`);
for (const text of failures) process.stdout.write(`\nFAILED ${text}\n`);
process.stdout.write(`\nTook ${elapsed()}\n${countLine(total)}\n`);
process.exit(total.failed > 0 || interrupted ? 1 : 0);
