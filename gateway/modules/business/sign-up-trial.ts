import { z } from 'zod';
import { normaliseCode } from '../../../schema/rules/one-time-code.ts';
import { defineCommand } from '../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { phone, requiredText } from '../../commands/fields.ts';
import { ConflictError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { lockTrialFounder, openOwnBusiness } from './founding.ts';
import { assertTrialIsOpen } from './trial-sign-up.ts';
import { proveWithCode, refusalError, type CodeRefusal } from './trial-code.ts';
import { lockName } from '../../db/lock-name.ts';

interface NewTrial {
  id: string;
  name: string;
}

type TrialOutcome = NewTrial | { refusal: CodeRefusal };

const code = () =>
  z.string()
    .max(30)
    .refine((value) => normaliseCode(value) !== null, 'Please enter the six digits of the code')
    .transform((value) => normaliseCode(value)!)
    .meta({ sample: '123456' });

/**
 * A business on trial, for somebody new or for a founder: one trial for each phone number, proven by the code sent
 * to it. Only who proves the number learns whether it had a trial. A refused code is returned, not thrown, because the
 * count of wrong tries has to be committed: adapters mount `startTrial`.
 */
export const signUpTrial = defineCommand({
  name: 'business.signUpTrial',
  permission: 'SIGNED_IN',
  scope: 'person',
  allowExpired: true,
  input: z.object({ 
    businessName: requiredText(100).describe('What the business is called.'),
    phone: phone().describe('The phone that received the code.'),
    code: code().describe('The six digits.'),
  }),
  run: async (context, { businessName: name, phone: hotline, code: digits }): Promise<TrialOutcome> => {
    const { tx, session: { userId } } = context;
    assertTrialIsOpen();
    await lockTrialFounder(context);
    const refusal = await proveWithCode(tx, { userId, phone: hotline, code: digits });
    if (refusal) return { refusal };
    await lockName(tx, `trial ${hotline}`);
    const earlier = await tx.trialPhone.findUnique({ where: { phone: hotline }, select: { phone: true } });
    if (earlier) throw new ConflictError('A trial was already started with this phone number');
    const business = await openOwnBusiness(context, { name, hotline });
    await tx.trialPhone.createMany({ data: [{ phone: hotline, businessId: business.id }] });
    return business;
  },
});

/**
 * Starts a trial. Throws ValidationError for a wrong code, PreconditionError for one that is used, too old or
 * tried too often, and what `signUpTrial` throws; a code that was right stays good for another try then.
 */
export async function startTrial(
  session: Session,
  input: unknown,
  options: ExecuteOptions = {},
): Promise<NewTrial> {
  const outcome = await execute(signUpTrial, session, input, options);
  if ('refusal' in outcome) throw refusalError(outcome.refusal);
  return outcome;
}
