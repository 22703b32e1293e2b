import { DAY_MS } from '../../../schema/rules/durations.ts';
import { formatDay } from '../../../schema/rules/format.ts';
import { msg, type Message } from '../../../schema/rules/message.ts';
import type { MetaCard_query$data } from '../../__generated__/MetaCard_query.graphql.ts';
import { currentTime } from '../../relay/serverTime.ts';
import type { Meaning } from '../../ui/theme/token.ts';

type Connection = NonNullable<MetaCard_query$data['metaAccess']>;

/** So long before its end people are told to renew a token. */
const SOON_DAYS = 7;

/** How the access token of the ads at Meta does. */
export function metaHealth({ state, expiresAt }: Pick<Connection, 'state' | 'expiresAt'>, now = currentTime()): { meaning: Meaning; word: Message } {
  if (state === 'TOKEN_REFUSED') return { meaning: 'bad', word: msg('Token refused') };
  if (state === 'NO_PERMISSION') return { meaning: 'bad', word: msg('No permission') };
  if (!expiresAt) return { meaning: 'muted', word: msg('Token does not expire') };
  const end = Date.parse(expiresAt as string);
  if (end <= now) return { meaning: 'bad', word: msg('Token expired') };
  return { meaning: end - now < SOON_DAYS * DAY_MS ? 'warn' : 'muted', word: msg('Token until {{day}}', { day: formatDay(expiresAt as string) }) };
}
