import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';

// The contract is the same whatever the database; nothing here connects to one.
process.env.DATABASE_URL ??= 'postgres://localhost/contract';

const { schema } = await import('./gateway/graphql/schema.ts');
const { appRouter } = await import('./gateway/trpc/router.ts');
const { describeProcedures } = await import('./gateway/trpc/describe.ts');

/**
 * `npm run codegen` writes the public contract into schema/; with `--check` it only compares and fails on drift.
 */
const CONTRACT: Record<string, string> = {
  'schema/schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'schema/procedures.json': `${JSON.stringify(describeProcedures(appRouter), null, 2)}\n`,
};

const drifted = Object.entries(CONTRACT).filter(([path, text]) => {
  const file = join(import.meta.dirname, path);
  const current = read(file);
  if (current === text) return false;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  return true;
});

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

for (const [path] of drifted) {
  process.stdout.write(process.argv.includes('--check') ? `${path} is not what the code says\n` : `Wrote ${path}\n`);
}
if (process.argv.includes('--check') && drifted.length > 0) process.exitCode = 1;
