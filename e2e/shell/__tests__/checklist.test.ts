import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LATER = 'later screen';

const checklist = readFileSync(join(ROOT, 'e2e', 'CHECKLIST.md'), 'utf8');
const lines = checklist.split('\n').filter((line) => line.startsWith('- '));

/** The proofs that a line names; the arrow before them is its last. */
function proofsOf(line: string): string[] {
  const proofs = line.slice(line.lastIndexOf(' → ') + 3).split('; `');
  return proofs.map((proof) => proof.replace(/^`/, ''));
}

/** What is wrong with a proof; null when its file has such a test. */
function problemOf(proof: string): string | null {
  const [, file, title] = /^([\w./-]+)` › (.+)$/.exec(proof) ?? [];
  if (!file || !title) return `not \`file\` › title: ${proof}`;
  const isTest = /\.(test|spec)\.tsx?$/.test(file) && existsSync(join(ROOT, file));
  if (!isTest) return `no such test file: ${file}`;
  return readFileSync(join(ROOT, file), 'utf8').includes(title) ? null : `${file} has no test › ${title}`;
}

it('names for every statement a test that exists, or says that its screen comes later', () => {
  const problems = lines.flatMap((line) => {
    if (!line.includes(' → ')) return [`no proof: ${line}`];
    const proofs = proofsOf(line);
    if (proofs.length === 1 && proofs[0] === LATER) return [];
    return proofs.map(problemOf).filter((problem) => problem !== null);
  });
  expect(problems).toEqual([]);
});

it('holds every section from 2 to 9', () => {
  const sections = [...checklist.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
  expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  expect(lines.length).toBeGreaterThan(150);
});
