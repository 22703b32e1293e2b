import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContract } from '../check-contract.ts';
import { StepError } from '../step-error.ts';

let home: string;
let folder: string;

const git = (...args: string[]) => {
  const known = ['-c', 'user.name=Test', '-c', 'user.email=test@karbar.test', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...known, ...args], { cwd: folder, stdio: 'ignore' });
};

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

function commit(fields: string): void {
  write('schema/schema.graphql', `type Query { ${fields} }`);
  git('add', '.');
  git('commit', '--no-verify', '-m', 'Change');
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'karbar-contract-'));
  folder = join(home, 'shop');
  mkdirSync(join(folder, 'schema'), { recursive: true });
  git('init');
  write('schema/procedures.json', '[]');
});

afterEach(() => rmSync(home, { recursive: true }));

test('before the changelog nothing is promised', () => {
  commit('a: Int, b: Int');
  commit('a: Int');
  expect(checkContract(folder)).toContain('nothing has been promised');
});

test('a broken promise is refused until the changelog names it, however long ago it was committed', () => {
  write('schema/CHANGELOG.md', '# Changes');
  commit('a: Int, b: Int');
  commit('a: Int');
  commit('a: Int, c: Int');
  expect(() => checkContract(folder)).toThrow(StepError);
  expect(() => checkContract(folder)).toThrow('- Query.b was removed.');
  write('schema/CHANGELOG.md', '# Changes\n\n- Query.b was removed. Ask for a.');
  expect(checkContract(folder)).toContain('compared with');
});

test('from a release on, its contract is the promise', () => {
  write('schema/CHANGELOG.md', '# Changes');
  commit('a: Int, b: Int');
  commit('a: Int, c: Int');
  git('tag', 'v1.0.0');
  expect(checkContract(folder)).toBe('compared with v1.0.0');
  write('schema/schema.graphql', 'type Query { a: Int }');
  expect(() => checkContract(folder)).toThrow('Query.c was removed.');
});

test('a checkout without history is not compared', () => {
  write('schema/CHANGELOG.md', '# Changes');
  commit('a: Int, b: Int');
  commit('a: Int');
  const whole = folder;
  folder = join(home, 'shallow');
  mkdirSync(folder);
  git('clone', '--depth', '1', `file://${whole}`, '.');
  expect(checkContract(folder)).toContain('the history is not here');
});
