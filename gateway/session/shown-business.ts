import type { IncomingHttpHeaders } from 'node:http';
import { PreconditionError } from '../errors.ts';
import { decodeId } from '../graphql/global-id.ts';
import type { Session } from './session.ts';

/**
 * Refuses a request of a page that shows another business than the session works in: somebody has switched in
 * another tab, and what this page shows or writes would land in the wrong shop. The header carries the global id
 * of the business shown; clients without it are not asked.
 */
export function assertShownBusiness(headers: IncomingHttpHeaders, session: Session | null): void {
  const shown = headers['x-karbar-business'];
  if (typeof shown !== 'string' || shown === '' || !session) return;
  if (decodeId(shown)?.id === session.business?.id && session.business) return;
  throw new PreconditionError('OTHER_BUSINESS', 'You work in another business now');
}
