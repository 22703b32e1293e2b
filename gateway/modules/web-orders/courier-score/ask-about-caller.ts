import { z } from 'zod';
import { CallLimit } from '../../../commands/call-limit.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../../commands/execute.ts';
import { phone } from '../../../commands/fields.ts';
import type { Session } from '../../../session/session.ts';
import { askCourierScore } from './ask-score.ts';

/** Says who may ask; `runAskAboutCaller` asks. */
export const askAboutCaller = defineCommand({
  name: 'web-orders.askAboutCaller',
  permission: 'newOrder',
  input: z.object({ phone: phone() }),
  run: (_context, { phone: typed }) => Promise.resolve({ phone: typed }),
});

/** Of all who take orders for a business: whoever types that fast calls nobody. */
const questions = new CallLimit(60);

/**
 * Asks couriers about somebody who orders by phone, unless they were asked already. Outside of any transaction, because
 * they may be slow. That there was no answer is not an error: an order is taken without it.
 */
export async function runAskAboutCaller(session: Session, input: unknown, options: ExecuteOptions = {}): Promise<{ phone: string }> {
  const asked = await execute(askAboutCaller, session, input, options);
  if (questions.take(session.businessId)) await askCourierScore(session.businessId, asked.phone);
  return asked;
}
