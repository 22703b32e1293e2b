import { runningRead, shareWhileRunning } from '../live/running-reads.ts';
import { sessionOf } from './builder.ts';
import { outsideOf, type GraphQLContext } from './context.ts';

/**
 * A slow read that several people of a business share when they ask the same at once, and that whoever has given up leaves to
 * the next (docs/adr/0059-one-read-for-one-question.md). `read` is told nothing but the business and the input, which are what
 * the question is known by: whatever the answer depends on beside, such as whether costs may be seen, belongs into the input.
 * Nobody may change the answer.
 */
export function sharedRead<Input, Answer>(name: string, read: (businessId: string, input: Input) => Promise<Answer>) {
  return async (context: GraphQLContext, input: Input): Promise<Answer> => {
    const { businessId } = sessionOf(context);
    const question = `${name} ${JSON.stringify(input)}`;
    const shared = runningRead(businessId, question) as Promise<Answer> | undefined;
    // Who waits for another's read needs no connection meanwhile.
    if (shared) return outsideOf(context)(() => shared);
    return shareWhileRunning(businessId, question, read(businessId, input));
  };
}

/** As `sharedRead`, with the time at which the read began: whoever shares it may have asked later. */
export const sharedReport = <Input, Report extends object>(name: string, read: (businessId: string, input: Input) => Promise<Report>) =>
  sharedRead(name, async (businessId, input: Input) => ({ asOf: new Date(), ...(await read(businessId, input)) }));
