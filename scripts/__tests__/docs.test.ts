import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes.ts';

const pages = globSync(['*.md', 'docs/**/*.md', 'e2e/*.md', 'schema/*.md', 'gateway/**/*.md', '.env.example'], { cwd: ROOT })
  .filter((page) => !page.includes('node_modules'));
const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');

it('the pages for people name only commands that package.json has', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = [...pages, ...globSync('{gateway,scripts,e2e,prisma,web}/**/*.{ts,tsx,prisma}', { cwd: ROOT }).filter((file) => !file.includes('generated'))]
    .flatMap((file) => [...textOf(file).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name]) => [file, name!] as const));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(([, name]) => !(name in scripts))).toEqual([]);
});

it('and link only to files that exist', () => {
  const links = pages.flatMap((page) => [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) => [page, to!] as const));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(([page, to]) => !existsSync(join(ROOT, dirname(page), to)))).toEqual([]);
});

it('and decisions are numbered without a gap', () => {
  const numbers = globSync('docs/adr/*.md', { cwd: ROOT }).map((file) => Number(/(\d{4})-[^/]*$/.exec(file)?.[1])).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
