import type { AnyRouter } from '@tanstack/react-router';

/** Is there a screen at this address of the menu, or only its place? */
export function isBuilt(router: AnyRouter, path: string): boolean {
  return path in router.routesByPath;
}
