import { useRouterState } from '@tanstack/react-router';
import { useCurrentPath } from './useCurrentPath.ts';

/** The address whose menu entry and tab are lit: that of the list on a record page, of the screen elsewhere. */
export function useListPath(): string {
  const path = useCurrentPath();
  const list = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.list });
  return list ?? path;
}
