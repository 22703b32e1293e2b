import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

it('the long mode, which `npm run chaos` asks for, reaches the tests of every project', async () => {
  const { test } = await config({ mode: 'long', command: 'serve' });
  const modes = test!.projects!.map((project) => (typeof project === 'object' && 'mode' in project ? project.mode : undefined));
  expect(modes.length).toBeGreaterThan(2);
  expect([test!.provide, modes]).toEqual([{ isLong: true }, modes.map(() => 'long')]);
});
