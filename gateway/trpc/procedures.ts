import { z } from 'zod';
import type { Permission } from '../../schema/rules/permissions.ts';
import type { Command, Query } from '../commands/command.ts';
import { runQuery, execute, type ExecuteOptions } from '../commands/execute.ts';
import { UnauthorizedError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import { toTRPCError, trpc } from './trpc.ts';

const signedIn = (session: Session | null): Session => {
  if (!session) throw new UnauthorizedError();
  return session;
};

async function answer<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toTRPCError(error);
  }
}

/**
 * The input as documented for clients. Checking is left to `execute` and `runQuery`, after the permission; older
 * clients leave out an input that is all optional.
 */
const declared = (schema: z.ZodType) => z.unknown().transform((input) => input ?? {}).meta({ schema });

const base = ({ permission, input }: { permission: Permission; input: z.ZodType }) =>
  trpc.procedure.meta({ permission }).input(declared(input));

/** Mounts a query; its input is described once, in the query. */
export function queryProcedure<Input extends z.ZodType, Result>(query: Query<Input, Result>) {
  const procedure = base(query);
  return procedure.query(({ ctx: { session, read = (run) => run() }, input }) =>
    answer(async () => read(() => runQuery(query, signedIn(session), input))),
  );
}

type Perform<Output> = (session: Session, input: unknown, options: ExecuteOptions) => Promise<Output>;

/**
 * Mounts a write of more than one transaction: `perform` runs in place of the command that it begins with.
 */
export function serviceProcedure<Input extends z.ZodType, Output>(
  command: Command<Input, unknown>,
  perform: Perform<Output>,
) {
  const procedure = base(command);
  return procedure.mutation(({ ctx: { session, idempotencyKey }, input }) =>
    answer(async () => perform(signedIn(session), input, { idempotencyKey })),
  );
}

/** Mounts a command; `result` turns what the command returns into what older clients expect. */
export function commandProcedure<Input extends z.ZodType, Result, Output = Result>(
  command: Command<Input, Result>,
  result: (value: Result) => Output = (value) => value as unknown as Output,
) {
  return serviceProcedure(command, async (session, input, options) =>
    result(await execute(command, session, input, options)),
  );
}
