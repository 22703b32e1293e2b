import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchText } from '../../routes/search.ts';
import { shellRoute } from '../../routes/shellRoute.ts';

export const searchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ecom/ecom-search',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => ({ q: searchText(q) || undefined }),
  component: lazyRouteComponent(() => import('./SearchPage.tsx'), 'SearchPage'),
});

export const screens = [searchRoute];
