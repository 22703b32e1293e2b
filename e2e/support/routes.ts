import { BEYOND, isGroup, MENU, UNLISTED } from '../../web/routes/menu.ts';

export const ROUTES_WITHOUT_SHELL = ['/', '/sign-in', '/sign-up', '/sign-up-for-trial', '/maintenance'];

/** Every address of the menu, in its order, and the screens that no menu names. */
export function screenRoutes(): string[] {
  const inMenu = MENU.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
  const items = [...inMenu, ...UNLISTED, ...BEYOND];
  const named = items.flatMap(({ to, also = [] }) => [to, ...also]);
  return [...new Set([...named, '/setting/create-new-business', '/on-boarding'])];
}
