import { useEffect } from 'react';
import type { ReactNode } from 'react';
import '../i18n.ts';
import { loadOverlaysWhenIdle } from './overlay/loadOverlays.ts';
import { GlobalStyle } from './theme/GlobalStyle.tsx';
import { useTheme } from './theme/useTheme.ts';
import { Toasts } from './Toasts.tsx';

/** Language, base styles, theme and toasts of all pages. Mounted once, outside the router. */
export function UiProvider({ children }: { children: ReactNode }) {
  useTheme();
  useEffect(loadOverlaysWhenIdle, []);
  return (
    <>
      <GlobalStyle />
      {children}
      <Toasts />
    </>
  );
}
