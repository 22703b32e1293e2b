import type { Meaning } from '../../ui/theme/token.ts';

interface SiteState {
  enabled: boolean;
  consecutiveErrors: number;
  lastEventAt: string | null | undefined;
  lastPolledAt: string | null | undefined;
}

/** Whether orders arrive from a shop, in one word. English; shown through `t`. */
export function siteHealth(site: SiteState): { meaning: Meaning; word: string } {
  if (!site.enabled) return { meaning: 'muted', word: 'Paused' };
  if (site.consecutiveErrors > 0) return { meaning: 'bad', word: 'Not reachable' };
  if (site.lastEventAt || site.lastPolledAt) return { meaning: 'good', word: 'Connected' };
  return { meaning: 'info', word: 'Waiting for the first answer' };
}
