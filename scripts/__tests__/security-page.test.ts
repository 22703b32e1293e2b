import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes.ts';

it('the security page names tests that exist, one for each promise', () => {
  const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'));
  expect(rows.length).toBeGreaterThan(40);
  const tests = rows.map((row) => [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path]) => path!));
  expect(rows.filter((row, index) => tests[index]!.length === 0 && !row.includes('the last part of this page'))).toEqual([]);
  expect(tests.flat().filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
