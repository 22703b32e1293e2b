import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHECKLIST } from '../../../scripts/checklist.ts';
import { ROOT } from '../../../scripts/processes.ts';

// Whether the tests that it names ran and passed is checked at the end of `npm test`.

const checklist = readFileSync(CHECKLIST, 'utf8');

it('names only test files that exist', () => {
  const statements = checklist.split('\n').filter((line) => line.startsWith('- ')).join('\n');
  const files = [...statements.matchAll(/`([\w./-]+)` › /g)].map(([, file]) => file!);
  const missing = files.filter((file) => !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(ROOT, file)));
  expect(missing).toEqual([]);
});

it('holds every section from 2 to 9', () => {
  const sections = [...checklist.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
  expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  expect(checklist.match(/^- /gm)!.length).toBeGreaterThan(150);
});
