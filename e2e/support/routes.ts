import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/processes.ts';
import { BEYOND, isGroup, MENU, UNLISTED } from '../../web/routes/menu.ts';

export const ROUTES_WITHOUT_SHELL = ['/', '/sign-in', '/sign-up', '/sign-up-for-trial', '/maintenance'];

/** The paths that the features declare: `/product/product-list`, `/ecom/order/$id`. */
export function builtPaths(): string[] {
  const files = globSync('web/features/*/*Routes.ts', { cwd: ROOT });
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path]) => path!));
}

/** Every address of the menu, in its order, and the screens that no menu names. */
export function screenRoutes(): string[] {
  const inMenu = MENU.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
  const items = [...inMenu, ...UNLISTED, ...BEYOND];
  const named = items.flatMap(({ to, also = [] }) => [to, ...also]);
  return [...new Set([...named, '/setting/create-new-business', '/on-boarding'])];
}
