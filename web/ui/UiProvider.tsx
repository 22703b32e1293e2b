import { useEffect } from 'react';
import type { ReactNode } from 'react';
import '../i18n.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './datagrid/cellText.css';
import './dayField.css';
import { pressEnterOnce } from './keys/heldEnter.ts';
import { loadOverlays } from './overlay/loadOverlays.ts';
import { useTheme } from './theme/useTheme.ts';
import { Toasts } from './Toasts.tsx';
import { useIdleCode } from './useIdleCode.ts';

/** Language, base styles, theme, toasts and what Enter does on all pages. Mounted once, outside the router. */
export function UiProvider({ children }: { children: ReactNode }) {
  useTheme();
  useIdleCode(loadOverlays);
  useEffect(pressEnterOnce, []);
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}
