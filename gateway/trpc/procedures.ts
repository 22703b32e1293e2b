import { z } from 'zod';
import type { Permission } from '../../schema/rules/permissions.ts';
import type { Command, Query } from '../commands/command.ts';
import { runQuery, execute, type ExecuteOptions } from '../commands/execute.ts';
import { UnauthorizedError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import { toTRPCError, trpc } from './trpc.ts';

const requireSession = (session: Session | null): Session => {
  if (!session) throw new UnauthorizedError();
  return session;
};

async function withTrpcErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toTRPCError(error);
  }
}

/**
 * An input that is only documented here: `execute` and `runQuery` validate it, after they have checked the permission.
 * Older clients leave out an input whose fields are all optional.
 */
const documentedInput = (schema: z.ZodType) => z.unknown().transform((input) => input ?? {}).meta({ schema });

const procedureFor = ({ permission, input }: { permission: Permission; input: z.ZodType }) =>
  trpc.procedure.meta({ permission }).input(documentedInput(input));

/** Mounts a query as a tRPC query. */
export function queryProcedure<Input extends z.ZodType, Result>(query: Query<Input, Result>) {
  const procedure = procedureFor(query);
  return procedure.query(({ ctx: { session, read = (run) => run() }, input }) =>
    withTrpcErrors(async () => read(() => runQuery(query, requireSession(session), input))),
  );
}

type Service<Output> = (session: Session, input: unknown, options: ExecuteOptions) => Promise<Output>;

/**
 * Mounts a write of several transactions as a tRPC mutation: `service` runs instead of `command`, whose input and permission
 * it takes.
 */
export function serviceProcedure<Input extends z.ZodType, Output>(
  command: Command<Input, unknown>,
  service: Service<Output>,
) {
  const procedure = procedureFor(command);
  return procedure.mutation(({ ctx: { session, idempotencyKey }, input }) =>
    withTrpcErrors(async () => service(requireSession(session), input, { idempotencyKey })),
  );
}

/** Mounts a command as a tRPC mutation; `result` converts what it returns to the shape that older clients expect. */
export function commandProcedure<Input extends z.ZodType, Result, Output = Result>(
  command: Command<Input, Result>,
  result: (value: Result) => Output = (value) => value as unknown as Output,
) {
  return serviceProcedure(command, async (session, input, options) =>
    result(await execute(command, session, input, options)),
  );
}
