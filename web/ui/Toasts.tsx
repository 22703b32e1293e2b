import { lazy, Suspense } from 'react';
import { loadToasts, useToastsNeeded } from './toastHost.ts';

const ToastSurface = lazy(() => loadToasts().then((module) => ({ default: module.ToastSurface })));

/** The place where toasts appear; mounted once by UiProvider. */
export function Toasts() {
  if (!useToastsNeeded()) return null;
  return (
    <Suspense fallback={null}>
      <ToastSurface />
    </Suspense>
  );
}
