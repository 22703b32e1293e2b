import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import type { Command } from '../commands/command.ts';
import { execute, type ExecuteOptions } from '../commands/execute.ts';
import { Prisma } from '../db/generated/client/client.ts';
import { ConflictError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import { builder, sessionOf } from './builder.ts';
import type { GraphQLContext } from './context.ts';
import { COMMAND_ERRORS } from './errors.ts';
import { decodeInput, inputFromZod } from './input-from-zod.ts';

interface Answering {
  session: Session;
  /** Spread into a Prisma read, so that exactly what the client selected is loaded. */
  query: object;
}

interface CommandFieldOptions<Answer> {
  description: string;
  /** Name of the success member's field, after the record that it holds: 'order'. */
  record: string;
  /** Type of that field: a type ref or a scalar's name. */
  type: unknown;
  /** Turns the command's result into what `type` resolves from; the result itself when left out. */
  resolve?: (result: Answer, answering: Answering) => unknown;
  /** For a write that needs more than one transaction (an outside call between two): runs instead of `execute`. */
  run?: (session: Session, input: unknown, options: ExecuteOptions) => Promise<Answer>;
}

/** As much of Pothos' field builder as is used here. */
interface FieldBuilder {
  field: (options: object) => unknown;
}

/** A client that looks at nothing of the record gives an empty selection, which Prisma refuses. */
function selection(context: GraphQLContext, info: GraphQLResolveInfo): object {
  const query = queryFromInfo({ context, info }) as { select?: object };
  return query.select && Object.keys(query.select).length === 0 ? {} : query;
}

/** Reads a record after its command was committed. Throws ConflictError when somebody has deleted it since. */
async function readChanged(read: () => Promise<unknown>): Promise<unknown> {
  return read().catch((error: unknown) => {
    const isGone = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
    throw isGone ? new ConflictError('Somebody else has deleted this meanwhile') : error;
  });
}

/**
 * Beside the record of each success. Nullable: what may not be read must not take the answer of a write that was
 * carried out.
 */
const READ_AGAIN = {
  type: 'Query',
  nullable: true,
  description: 'Everything that can be read, as it is after the change: saves a second request. Null when something asked for in it is refused.',
  resolve: () => ({}),
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Mounts a command as the mutation `name(input)`, answering `<Name>Success { <record> }` or one of the error
 * types. Input type, permission, decoding of global ids and idempotency all follow from the command.
 */
export function commandField<Input extends z.ZodObject, Result, Answer = Result>(
  name: string,
  command: Command<Input, Result>,
  { description, record, type, resolve, run }: CommandFieldOptions<Answer>,
): void {
  const title = capital(name);
  const hasInput = Object.keys(command.input.shape).length > 0;
  const input = hasInput ? inputFromZod(`${title}Input`, command.input) : null;
  // Without a `run` of its own, Answer is Result.
  const perform =
    run ?? ((session, value, options) => execute(command, session, value, options) as Promise<never>);
  const options = {
    type,
    description,
    ...(input && { args: builder.args((t) => ({ input: t.field({ type: input, required: true }) })) }),
    authScopes: { permission: command.permission },
    extensions: {
      command: command.name,
      permission: command.permission,
      scope: command.scope,
      input: command.input,
    },
    errors: {
      types: COMMAND_ERRORS,
      union: { name: `${title}Result` },
      result: { name: `${title}Success`, fields: (t: FieldBuilder) => ({ query: t.field(READ_AGAIN) }) },
      dataField: { name: record, description: 'As it is now.' },
    },
    resolve: async (_root: unknown, args: { input?: unknown }, context: GraphQLContext, info: GraphQLResolveInfo) => {
      const session = sessionOf(context);
      const value = decodeInput(command.input, args.input ?? {});
      const result = await perform(session, value, { idempotencyKey: context.idempotencyKey });
      if (!resolve) return result;
      return readChanged(async () => resolve(result, {
        session,
        // Asked for by answers of Prisma types only: for others there is no query to make.
        get query() {
          return selection(context, info);
        },
      }));
    },
  };
  // The types are worked out from the command at run time, which Pothos' static types cannot follow.
  builder.mutationField(name, (t) => t.field(options as never));
}
