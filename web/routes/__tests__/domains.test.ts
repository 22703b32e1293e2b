import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBuilt, loadDomain } from '../domains.ts';
import { BEYOND, isGroup, MENU, UNLISTED } from '../menu.ts';

const FEATURES = join(import.meta.dirname, '../../features');
/** Loaded with the app: the pages without shell, and what the gate's own screens lead to. */
const IN_THE_APP = ['business', 'identity', 'invitations', 'landing'];

const declared = globSync('*/*Routes.ts', { cwd: FEATURES })
  .filter((file) => !IN_THE_APP.includes(file.split('/')[0]!))
  .flatMap((file) => {
    const text = readFileSync(join(FEATURES, file), 'utf8');
    return [...text.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path]) => ({ file, path: path! }));
  });

describe('the screens of a domain', () => {
  it.each(declared)('$path loads with its domain', async ({ path }) => {
    expect(isBuilt(path)).toBe(true);
    const screens = await loadDomain(path.replaceAll('$id', 'one'));
    // Null: an address before it has loaded the domain.
    const paths = screens?.map(({ options }) => (options as { path: string }).path);
    if (paths) expect(paths).toContain(path);
  });

  it('are all that the menu leads to', () => {
    const items = [...MENU.flatMap((entry) => (isGroup(entry) ? entry.items : [entry])), ...UNLISTED, ...BEYOND];
    const paths = new Set(declared.map(({ path }) => path));
    expect(items.map(({ to }) => to).filter((to) => !paths.has(to))).toEqual([]);
  });
});
