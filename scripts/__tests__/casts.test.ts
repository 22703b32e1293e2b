import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes.ts';

const CAST = /\bas (?:never|any)\b/;
const COMMENT = /^\s*(?:\/\/|\*|\/\*)/;

/** Casts that have no comment in the lines before them; casts in neighbouring lines may share one. */
function unexplained(file: string, text: string): string[] {
  const lines = text.split('\n');
  const isCast = (line: string) => CAST.test(line) && !COMMENT.test(line);
  return lines.flatMap((line, index) => {
    if (!isCast(line)) return [];
    const before = lines.slice(0, index).findLastIndex((earlier) => !isCast(earlier));
    const isExplained = [before, before - 1].some((at) => COMMENT.test(lines[at] ?? ''));
    return isExplained ? [] : [`${file}:${index + 1}`];
  });
}

it('every cast to `never` or `any` says why', () => {
  const files = globSync('{gateway,web,prisma,scripts,schema}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/__tests__|__generated__|\/generated\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => unexplained(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it('one that does not is found', () => {
  expect(unexplained('a.ts', 'const a = b as never;\n// Why.\nconst c = d as any;\nconst e = f as any;\n')).toEqual(['a.ts:1']);
});
