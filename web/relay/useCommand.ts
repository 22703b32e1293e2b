import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import type { GraphQLTaggedNode, MutationConfig, MutationParameters, PayloadError } from 'relay-runtime';
import type { RequestOptions } from './environment.ts';
import { GatewayError } from './GatewayError.ts';
import { problemFromError, problemFromMember } from './commandProblem.ts';
import type { CommandProblem, ErrorMember } from './commandProblem.ts';

type MemberOf<Mutation extends MutationParameters> = Mutation['response'][keyof Mutation['response']];

/** The record of the success member: every mutation asks for it as `data: order { ... }`. */
type DataOf<Mutation extends MutationParameters> =
  Extract<MemberOf<Mutation>, { readonly data?: unknown }> extends { readonly data?: infer Data }
    ? NonNullable<Data>
    : never;

export type CommandOutcome<Data> = { ok: true; data: Data } | { ok: false; problem: CommandProblem };

type RunOptions<Mutation extends MutationParameters> = Pick<RequestOptions, 'idempotencyKey'> &
  Pick<MutationConfig<Mutation>, 'updater' | 'optimisticResponse' | 'optimisticUpdater'>;

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
 */
export function useCommand<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): { run: Run<Mutation>; isInFlight: boolean } {
  const environment = useRelayEnvironment();
  const [inFlight, setInFlight] = useState(0);
  const run = useCallback<Run<Mutation>>(
    (variables, { idempotencyKey, ...options } = {}) =>
      new Promise((resolve) => {
        function finish(outcome: CommandOutcome<DataOf<Mutation>>) {
          setInFlight((count) => count - 1);
          resolve(outcome);
        }
        setInFlight((count) => count + 1);
        commitMutation<Mutation>(environment, {
          ...options,
          mutation,
          variables,
          cacheConfig: { metadata: { idempotencyKey } },
          onCompleted: (response, errors) => finish(outcomeOf<Mutation>(response, errors)),
          onError: (error) => finish({ ok: false, problem: problemFromError(error) }),
        });
      }),
    [environment, mutation],
  );
  return { run, isInFlight: inFlight > 0 };
}
