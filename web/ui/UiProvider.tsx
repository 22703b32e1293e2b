import type { ReactNode } from 'react';
import '../i18n.ts';
import { loadOverlays } from './overlay/loadOverlays.ts';
import { GlobalStyle } from './theme/GlobalStyle.tsx';
import { useTheme } from './theme/useTheme.ts';
import { Toasts } from './Toasts.tsx';
import { useIdleCode } from './useIdleCode.ts';

/** Language, base styles, theme and toasts of all pages. Mounted once, outside the router. */
export function UiProvider({ children }: { children: ReactNode }) {
  useTheme();
  useIdleCode(loadOverlays);
  return (
    <>
      <GlobalStyle />
      {children}
      <Toasts />
    </>
  );
}
