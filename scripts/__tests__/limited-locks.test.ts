import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes.ts';

/** A sub-select of FROM or USING, whose parentheses hold at most one more pair, that locks a limited number of rows. */
const LIMITED_LOCK = /\b(?:FROM|USING) \(\s*SELECT\b(?:[^()]|\([^()]*\))*?\bLIMIT\b(?:[^()]|\([^()]*\))*?\bFOR (?:NO KEY )?UPDATE\b/;

/**
 * A planner that expects one row carries such a sub-select out once for each row of the other side. Each time it skips
 * the rows that it has changed and locks the next ones, so that the statement changes more rows than its limit says.
 * A CTE is carried out once.
 */
it('rows that are locked up to a limit are chosen in a CTE', () => {
  const files = globSync('gateway/**/*.ts', { cwd: ROOT }).filter((file) => !/__tests__|__generated__|\/generated\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => LIMITED_LOCK.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it('one that is not is found', () => {
  const chosen = 'SELECT "id" FROM "T" WHERE "at" <= now() LIMIT 20 FOR UPDATE SKIP LOCKED';
  expect(LIMITED_LOCK.test(`UPDATE "T" t SET "at" = NULL FROM (\n${chosen}) d WHERE t."id" = d."id"`)).toBe(true);
  expect(LIMITED_LOCK.test(`WITH due AS (${chosen}) UPDATE "T" t SET "at" = NULL FROM due d WHERE t."id" = d."id"`)).toBe(false);
});
