import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('fields state their permission once, by `requires`', () => {
  const files = globSync('gateway/{graphql,modules}/**/*.ts', { exclude: ['**/__tests__/**', 'gateway/graphql/requires.ts'] });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /extensions: \{ permission/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
