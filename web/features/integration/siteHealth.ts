import { MINUTE_MS } from '../../../schema/rules/durations.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { currentTime } from '../../relay/serverTime.ts';
import type { Meaning } from '../../ui/theme/token.ts';

interface SiteState {
  enabled: boolean;
  /** Of SiteTrouble. */
  trouble: string | null | undefined;
  lastEventAt: string | null | undefined;
  lastPolledAt: string | null | undefined;
  /** Topics whose webhooks are missing or disabled in the shop. */
  webhooksOff: readonly string[];
  /** Deliveries that were not signed with the webhook secret. */
  refusedDeliveries: number;
  stockPushError: string | null | undefined;
  /** Orders that the shop could not be told of. */
  untoldOrders: number;
  /** What the shop sent of its orders and could not be read. */
  failedDeliveries: readonly unknown[];
  /** Deliveries that were not read yet, and when the oldest of them came. */
  waitingDeliveries: { readonly since: string } | null | undefined;
}

/** Deliveries are read within seconds; one whose data cannot be stored for now is tried again after minutes. */
const LATE_MS = 10 * MINUTE_MS;

const areLate = ({ waitingDeliveries: waiting }: SiteState) => Boolean(waiting) && currentTime() - Date.parse(waiting!.since) > LATE_MS;

const TROUBLES: Record<string, MessageKey> = {
  KEY_REFUSED: msg('Key refused'),
  NOT_REACHABLE: msg('Not reachable'),
};

/** Whether orders arrive from a shop, in one or two words. */
export function siteHealth(site: SiteState): { meaning: Meaning; word: MessageKey } {
  const { enabled, trouble, lastEventAt, lastPolledAt } = site;
  if (!enabled) return { meaning: 'muted', word: msg('Paused') };
  if (trouble) return { meaning: 'bad', word: TROUBLES[trouble] ?? msg('Not understood') };
  if (site.refusedDeliveries > 0) return { meaning: 'warn', word: msg('Messages refused') };
  if (site.failedDeliveries.length > 0) return { meaning: 'warn', word: msg('Orders not read') };
  if (areLate(site)) return { meaning: 'warn', word: msg('Orders wait to be read') };
  if (site.webhooksOff.length > 0) return { meaning: 'warn', word: msg('Webhooks switched off') };
  if (site.untoldOrders > 0) return { meaning: 'warn', word: msg('Not told of orders') };
  if (site.stockPushError) return { meaning: 'warn', word: msg('Takes no stock') };
  if (lastEventAt || lastPolledAt) return { meaning: 'muted', word: msg('Connected') };
  return { meaning: 'info', word: msg('Waiting for the first answer') };
}
