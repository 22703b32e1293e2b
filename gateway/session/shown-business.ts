import type { IncomingHttpHeaders } from 'node:http';
import { PreconditionError } from '../errors.ts';
import { decodeId } from '../graphql/global-id.ts';
import type { Session } from './session.ts';

/**
 * Refuses a request of a page that shows another business than the session's. It happens when the person has switched in
 * another tab: without this check the page would show or change data of the wrong shop. The header holds the global id of
 * the business shown; requests without it are not checked.
 */
export function assertShownBusiness(headers: IncomingHttpHeaders, session: Session | null): void {
  const shown = headers['x-karbar-business'];
  if (typeof shown !== 'string' || shown === '' || !session) return;
  if (decodeId(shown)?.id === session.business?.id && session.business) return;
  throw new PreconditionError('OTHER_BUSINESS', 'You work in another business now');
}
