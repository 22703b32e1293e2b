import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { STAMPS, whenChanged } from '../fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'karbar-fingerprint-'));
const [inputs, output] = [join(folder, 'in'), join(folder, 'out')];
const names = [`test-${process.pid}`, `test-failing-${process.pid}`] as const;
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => names.forEach((name) => rmSync(join(STAMPS, name), { force: true })));

test('makes again when a file changes, appears or goes, and when the output is gone', async () => {
  mkdirSync(inputs);
  const make = () => whenChanged(names[0], { inputs: [inputs], outputs: [output] }, async () => {
    writeFileSync(output, 'made');
  });
  writeFileSync(join(inputs, 'a'), '1');
  expect([await make(), await make()]).toEqual([true, false]);
  writeFileSync(join(inputs, 'a'), '2');
  expect([await make(), await make()]).toEqual([true, false]);
  writeFileSync(join(inputs, 'b'), '');
  expect([await make(), await make()]).toEqual([true, false]);
  rmSync(join(inputs, 'b'));
  expect([await make(), await make()]).toEqual([true, false]);
  rmSync(output);
  expect([await make(), await make()]).toEqual([true, false]);
});

test('what failed is made again', async () => {
  mkdirSync(inputs, { recursive: true });
  const files = { inputs: [inputs], outputs: [inputs] };
  const failing = whenChanged(names[1], files, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await whenChanged(names[1], files, async () => {})).toBe(true);
});
