import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import type { Meaning } from '../../ui/theme/token.ts';

interface SiteState {
  enabled: boolean;
  consecutiveErrors: number;
  lastEventAt: string | null | undefined;
  lastPolledAt: string | null | undefined;
}

/** Whether orders arrive from a shop, in one word. */
export function siteHealth(site: SiteState): { meaning: Meaning; word: MessageKey } {
  if (!site.enabled) return { meaning: 'muted', word: msg('Paused') };
  if (site.consecutiveErrors > 0) return { meaning: 'bad', word: msg('Not reachable') };
  if (site.lastEventAt || site.lastPolledAt) return { meaning: 'good', word: msg('Connected') };
  return { meaning: 'info', word: msg('Waiting for the first answer') };
}
