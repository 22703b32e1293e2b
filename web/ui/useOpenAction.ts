import { useRouter } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { use } from 'react';
import { MayFollow } from './MayFollow.ts';
import type { ToastAction } from './toast.tsx';

type Page = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** Makes what a toast offers to open, a record that was made: nothing where the viewer may not open it. */
export function useOpenAction(): (label: string, page: Page) => { action?: ToastAction } {
  const router = useRouter();
  const mayFollow = use(MayFollow);
  return (label, page) =>
    mayFollow(router.buildLocation(page).href) ? { action: { label, onAction: () => void router.navigate(page) } } : {};
}
