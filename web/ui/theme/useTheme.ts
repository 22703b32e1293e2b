import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export type ResolvedTheme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const CHANGED = 'karbar:theme';
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    // Storage can be blocked altogether; the system's choice still works.
    return 'system';
  }
}

function resolve(theme: Theme): ResolvedTheme {
  if (theme !== 'system') return theme;
  return darkSystem().matches ? 'dark' : 'light';
}

/** Puts the stored choice on <html>; public/theme.js has done the same before the first paint. */
function apply(): void {
  const resolved = resolve(readTheme());
  document.documentElement.dataset.theme = resolved;
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--surface');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
  // Without this every button and link would animate from the other theme, which costs more than the change itself.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Stores and applies a choice; every `useTheme` follows, in other tabs too. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice would be lost with the page, so the theme stays as it is.
    return;
  }
  apply();
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(notify: () => void): () => void {
  const follow = () => {
    apply();
    notify();
  };
  const system = darkSystem();
  system.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  window.addEventListener(CHANGED, follow);
  return () => {
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
    window.removeEventListener(CHANGED, follow);
  };
}

/** The chosen theme, what it comes to on this machine, and the setter. */
export function useTheme(): { theme: Theme; resolved: ResolvedTheme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, readTheme);
  const resolved = useSyncExternalStore(subscribe, () => resolve(readTheme()));
  return { theme, resolved, setTheme };
}
