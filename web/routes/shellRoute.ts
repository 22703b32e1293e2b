import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { BusinessLoading } from '../features/business/BusinessLoading.tsx';
import { loadViewer } from '../features/business/viewer.ts';
import { rootRoute } from './rootRoute.ts';

/** Parent of every screen with sidebar and top bar. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  loader: ({ context }) => loadViewer(context.environment),
  // The loader gives the same answer again; it runs so that a stale business check is asked anew.
  shouldReload: true,
  pendingMs: 0,
  pendingComponent: BusinessLoading,
  component: lazyRouteComponent(() => import('../shell/ShellPage.tsx'), 'ShellPage'),
});
