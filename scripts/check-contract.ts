import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, unnamed, type Contract, type Procedure } from './contract-changes.ts';
import { ROOT } from './processes.ts';
import { fail, StepError } from './step-error.ts';

/**
 * `npm run check`: refuses a breaking change of the public contract that schema/CHANGELOG.md does not name.
 * The base of the comparison is the last release, or before the first one the commit that added the changelog. Changes
 * since then count, committed or not.
 */

const CHANGELOG = 'schema/CHANGELOG.md';

type Read = (path: string) => string;

const contract = (read: Read): Contract => ({
  schema: read('schema/schema.graphql'),
  procedures: JSON.parse(read('schema/procedures.json')) as Procedure[],
});

export interface Promised {
  /** Tag or commit; null where the history does not reach back to it. */
  base: string | null;
  /** In words. */
  note: string;
}

/** The commit to compare with, from the history of the checkout in `folder`. */
export function promisedAt(folder: string): Promised {
  const git = (...args: string[]) => {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio }).trim();
  };
  const tried = (...args: string[]) => {
    try {
      return git(...args);
    } catch {
      return '';
    }
  };
  if (tried('rev-parse', '--is-shallow-repository') !== 'false') {
    return { base: null, note: 'not compared: the history is not here' };
  }
  const tag = tried('describe', '--tags', '--abbrev=0');
  const first = tried('log', '--diff-filter=A', '--reverse', '--format=%H', '--', CHANGELOG).split('\n')[0]!;
  const base = tag || first;
  if (!base) return { base: null, note: 'not compared: nothing has been promised yet' };
  return { base, note: `compared with ${tag || first.slice(0, 9)}` };
}

/**
 * Throws StepError with each breaking change of the checkout in `folder` that its changelog does not name.
 */
export function checkContract(folder: string): string {
  const { base, note } = promisedAt(folder);
  if (base === null) return note;
  const committed: Read = (path) => {
    // The schema is larger than the default limit of 1 MB for output.
    return execFileSync('git', ['show', `${base}:${path}`], {
      cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26,
    });
  };
  const current: Read = (path) => readFileSync(join(folder, path), 'utf8');
  const left = unnamed(breakingChanges(contract(committed), contract(current)), current(CHANGELOG));
  if (left.length === 0) return note;
  throw new StepError(
    `Clients of ${base} break over these changes. Undo them, or say in ${CHANGELOG} what a client has to do, ` +
    `with these words:\n${left.map((change) => `- ${change}`).join('\n')}`,
  );
}

if (import.meta.main) {
  try {
    process.stdout.write(`Contract ${checkContract(ROOT)}\n`);
  } catch (error) {
    fail(error);
  }
}
