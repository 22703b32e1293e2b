import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import {
  compileRelay,
  forgetArtifacts,
  keepSent,
  operationProblems,
  readOperations,
  sentOperations,
} from './scripts/relay-operations.ts';
import { fail, StepError } from './scripts/step-error.ts';

// The contract is the same whatever the database; nothing here connects to one.
process.env.DATABASE_URL ??= 'postgres://localhost/contract';

const { schema } = await import('./gateway/graphql/schema.ts');
const { appRouter } = await import('./gateway/trpc/router.ts');
const { describeProcedures } = await import('./gateway/trpc/describe.ts');

/**
 * `npm run codegen` writes the public contract into schema/, and what Relay makes of it into
 * web/__generated__; with `--check` it only compares and fails on drift.
 */
const FROM_CODE: Record<string, string> = {
  'schema/schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'schema/procedures.json': `${JSON.stringify(describeProcedures(appRouter), null, 2)}\n`,
};
const OPERATIONS = 'schema/operations.json';

const inProject = (path: string) => join(import.meta.dirname, path);
const read = (path: string) => (existsSync(inProject(path)) ? readFileSync(inProject(path), 'utf8') : '');

function writeChanged(path: string, text: string): void {
  if (read(path) === text) return;
  writeFileSync(inProject(path), text);
  process.stdout.write(`Wrote ${path}\n`);
}

async function write(): Promise<void> {
  for (const [path, text] of Object.entries(FROM_CODE)) writeChanged(path, text);
  await compileRelay({ validate: false });
  const isWhole = () => sentOperations().every((id) => id in readOperations());
  if (!isWhole()) {
    // Relay leaves out what looks up to date, also when its operation is lost, as after a merge of two branches.
    forgetArtifacts();
    await compileRelay({ validate: false });
  }
  writeChanged(OPERATIONS, keepSent(readOperations(), sentOperations()));
}

async function check(): Promise<void> {
  const drifted = Object.entries(FROM_CODE)
    .filter(([path, text]) => read(path) !== text)
    .map(([path]) => `${path} is not what the code says`);
  if (drifted.length > 0) throw new StepError([...drifted, 'Run: npm run codegen'].join('\n'));
  const before = read(OPERATIONS);
  try {
    await compileRelay({ validate: true });
  } finally {
    // Even when it only looks, Relay's compiler adds the operations that are missing.
    if (read(OPERATIONS) !== before) writeFileSync(inProject(OPERATIONS), before);
  }
  const problems = operationProblems(JSON.parse(before || '{}'), sentOperations());
  if (problems.length === 0) return;
  const lines = [`${OPERATIONS} does not fit web/__generated__:`, ...problems, 'Run: npm run codegen'];
  throw new StepError(lines.join('\n'));
}

await (process.argv.includes('--check') ? check() : write()).catch(fail);
