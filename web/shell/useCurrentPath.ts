import { useRouterState } from '@tanstack/react-router';

/** The address that is shown, without search and without a slash at its end. */
export function useCurrentPath(): string {
  return useRouterState({
    select: ({ resolvedLocation, location }) =>
      (resolvedLocation ?? location).pathname.replace(/(?<=.)\/+$/, ''),
  });
}
