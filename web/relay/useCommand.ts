import { useCallback, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation, getRequest } from 'relay-runtime';
import type { GraphQLTaggedNode, MutationConfig, MutationParameters, PayloadError } from 'relay-runtime';
import type { RequestOptions } from './environment.ts';
import { GatewayError } from './GatewayError.ts';
import { isUndecided, problemFromError, problemFromMember } from './commandProblem.ts';
import type { CommandProblem, ErrorMember } from './commandProblem.ts';
import { viewerKey } from './viewerKey.ts';
import { keyToSend } from './unansweredKeys.ts';

type MemberOf<Mutation extends MutationParameters> = Mutation['response'][keyof Mutation['response']];

/** The record of the success member: every mutation asks for it as `data: order { ... }`. */
type DataOf<Mutation extends MutationParameters> =
  Extract<MemberOf<Mutation>, { readonly data?: unknown }> extends { readonly data?: infer Data }
    ? NonNullable<Data>
    : never;

export type CommandOutcome<Data> = { ok: true; data: Data } | { ok: false; problem: CommandProblem };

type RunOptions<Mutation extends MutationParameters> = Pick<
  MutationConfig<Mutation>,
  'updater' | 'optimisticResponse' | 'optimisticUpdater'
> &
  // A key of the caller's own, which is kept longer than the page: scans that wait for the network.
  Pick<RequestOptions, 'isForAnyBusiness' | 'idempotencyKey'>;

type Run<Mutation extends MutationParameters> = (
  variables: Mutation['variables'],
  options?: RunOptions<Mutation>,
) => Promise<CommandOutcome<DataOf<Mutation>>>;

function accessError([first]: readonly PayloadError[]): GatewayError {
  const extensions = (first as { extensions?: { code?: string; referenceId?: string } } | undefined)
    ?.extensions;
  return new GatewayError({
    code: extensions?.code ?? 'INTERNAL_SERVER_ERROR',
    message: first?.message ?? '',
    status: 200,
    referenceId: extensions?.referenceId,
  });
}

/** The only root field of the mutation, read as success or problem. */
function outcomeOf<Mutation extends MutationParameters>(
  response: Mutation['response'],
  errors: readonly PayloadError[] | null | undefined,
): CommandOutcome<DataOf<Mutation>> {
  const member = Object.values(response)[0] as (ErrorMember & { __typename?: string; data?: unknown }) | null;
  if (member?.__typename?.endsWith('Success')) return { ok: true, data: member.data as DataOf<Mutation> };
  if (errors?.length) return { ok: false, problem: problemFromError(accessError(errors)) };
  return { ok: false, problem: problemFromMember(member ?? {}) };
}

/**
 * Runs a mutation that answers `Success | errors`. The promise never rejects: expected failures, refused
 * access and lost connections all come as `{ok: false, problem}`. Wrap each mutation in one hook of its own:
 * `useConfirmOrder.ts` exports `useConfirmOrder()` returning `{confirmOrder, isInFlight}`.
 *
 * The same variables are sent once: asked again while under way, both callers get the one answer; asked again
 * after an answer that was lost, or that a proxy gave, also when the page was loaded again in between, the gateway sees the
 * same idempotency key and does not carry it out twice. After a refusal the key is a new one: what an outside service has
 * refused may be tried again.
 */
export function useCommand<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): { run: Run<Mutation>; isInFlight: boolean } {
  const environment = useRelayEnvironment();
  const [inFlight, setInFlight] = useState(0);
  /** What is in flight, by its variables. */
  const underWay = useRef(new Map<string, Promise<CommandOutcome<DataOf<Mutation>>>>());

  const run = useCallback<Run<Mutation>>(
    (variables, options = {}) => {
      const content = JSON.stringify(variables);
      const same = underWay.current.get(content);
      if (same) return same;
      const sent = keyToSend(`${viewerKey(environment)}:${getRequest(mutation).params.name}`, content);
      const { isForAnyBusiness, idempotencyKey = sent.idempotencyKey, ...rest } = options;
      setInFlight((count) => count + 1);
      const outcome = new Promise<CommandOutcome<DataOf<Mutation>>>((resolve) => {
        commitMutation<Mutation>(environment, {
          ...rest,
          mutation,
          variables,
          cacheConfig: { metadata: { idempotencyKey, isForAnyBusiness } },
          onCompleted: (response, errors) => resolve(outcomeOf<Mutation>(response, errors)),
          onError: (error) => resolve({ ok: false, problem: problemFromError(error) }),
        });
      }).then((answer) => {
        setInFlight((count) => count - 1);
        underWay.current.delete(content);
        if (answer.ok || !isUndecided(answer.problem)) sent.answered();
        return answer;
      });
      underWay.current.set(content, outcome);
      return outcome;
    },
    [environment, mutation],
  );
  return { run, isInFlight: inFlight > 0 };
}
