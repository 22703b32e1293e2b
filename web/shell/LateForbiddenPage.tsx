import { lazy } from 'react';

/** The page for screens that are not the viewer's; loaded when it is needed, which is seldom. */
export const LateForbiddenPage = lazy(() =>
  import('../routes/ForbiddenPage.tsx').then((module) => ({ default: module.ForbiddenPage })),
);
