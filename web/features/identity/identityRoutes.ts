import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../routes/rootRoute.ts';
import { searchText } from '../../routes/search.ts';

/** The address to continue to; checked by `safeRedirect` before it is used. */
function validateSearch(raw: Record<string, unknown>): { redirect?: string } {
  return { redirect: searchText(raw['redirect']) || undefined };
}

const signIn = lazyRouteComponent(() => import('./SignInPage.tsx'), 'SignInPage');
const signUp = lazyRouteComponent(() => import('./SignUpPage.tsx'), 'SignUpPage');
const base = { getParentRoute: () => rootRoute, validateSearch };

export const identityRoutes = [
  createRoute({ ...base, path: '/sign-in', component: signIn }),
  createRoute({ ...base, path: '/sign-in/$', component: signIn }),
  createRoute({ ...base, path: '/login', component: signIn }),
  createRoute({ ...base, path: '/login/$', component: signIn }),
  createRoute({ ...base, path: '/sign-up', component: signUp }),
  createRoute({ ...base, path: '/sign-up/$', component: signUp }),
  createRoute({
    ...base,
    path: '/sign-up-for-trial',
    component: lazyRouteComponent(() => import('./TrialSignUpPage.tsx'), 'TrialSignUpPage'),
  }),
];
