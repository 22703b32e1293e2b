import { inEnglish, wireMessage } from '../../../../schema/rules/message.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { DomainError, isOutage } from '../../../errors.ts';
import { memberSession } from '../../../session/current-rights.ts';
import { Session } from '../../../session/session.ts';
import { wooClient } from '../woocommerce/client.ts';
import { readOnlyMessage, WooError, type WooErrorReason } from '../woocommerce/woo-error.ts';
import { connectByKeys, refuseKeys } from './conclude-request.ts';
import { openKeys } from './request-secrets.ts';
import type { Problem } from './request-state.ts';

/** What may be over within a minute. */
const PASSING: ReadonlySet<WooErrorReason> = new Set(['NO_ANSWER', 'TOO_SLOW', 'UNAVAILABLE', 'BROKEN']);

/**
 * Tries keys that a shop has handed out at the address that was typed, outside of any transaction, and connects the site
 * with the rights that the member has by now. Keys of another shop fail here. Throws where another attempt may help.
 */
export async function tryKeys(businessId: string, id: string, { jobId, lastAttempt }: { jobId: string; lastAttempt: boolean }): Promise<void> {
  const request = await db.siteKeyRequest.findUnique({ where: { businessId_id: { businessId, id } } });
  const keys = request?.status === 'RECEIVED' ? openKeys(request) : null;
  if (!request || !keys) return;
  const { url } = request;
  const answer = await wooClient({ url, ...keys, network: env.SHOP_NETWORK }).testConnection();
  const refuse = (problem: Problem) => execute(refuseKeys, Session.system(businessId), { requestId: id, problem });
  if (!answer.ok) {
    if (PASSING.has(answer.reason) && !lastAttempt) throw new WooError(answer.reason);
    await refuse({ message: answer.message, ...answer.wire });
    return;
  }
  const text = answer.writeProblem && readOnlyMessage(answer.writeProblem);
  const problem: Problem | null = text && { message: inEnglish(text), ...wireMessage(text) };
  try {
    await execute(connectByKeys, await memberSession(businessId, request, jobId), { requestId: id, problem });
  } catch (error) {
    if (!(error instanceof DomainError) || (isOutage(error) && !lastAttempt)) throw error;
    await refuse({ message: error.message, ...error.wire });
  }
}
