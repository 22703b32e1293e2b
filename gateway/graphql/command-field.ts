import type { ObjectRef } from '@pothos/core';
import type { z } from 'zod';
import type { Command } from '../commands/command.ts';
import { execute } from '../commands/execute.ts';
import { builder, sessionOf, type SchemaTypes } from './builder.ts';
import { COMMAND_ERRORS } from './errors.ts';
import { decodeInput, inputFromZod } from './input-from-zod.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

interface CommandFieldOptions<Result, Shape> {
  description: string;
  /** Type of the `data` field of the success member. */
  type: ObjectRef<Types, Shape> | 'Boolean' | 'String';
  /** Turns the command's result into what `type` resolves from. */
  resolve?: (result: Result) => Shape;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Mounts a command as the mutation `name(input)`, answering `<Name>Success { data }` or one of the error
 * types. Input type, permission, decoding of global ids and idempotency all follow from the command.
 */
export function commandField<Input extends z.ZodObject, Result, Shape = Result>(
  name: string,
  command: Command<Input, Result>,
  { description, type, resolve }: CommandFieldOptions<Result, Shape>,
): void {
  const title = capital(name);
  const hasInput = Object.keys(command.input.shape).length > 0;
  const input = hasInput ? inputFromZod(`${title}Input`, command.input) : null;
  builder.mutationField(name, (t) =>
    t.field({
      type: type as never,
      description,
      args: (input ? { input: t.arg({ type: input, required: true }) } : {}) as Record<string, never>,
      authScopes: { permission: command.permission },
      extensions: { command: command.name, permission: command.permission },
      errors: {
        types: COMMAND_ERRORS as never,
        union: { name: `${title}Result` },
        result: { name: `${title}Success` },
      } as never,
      resolve: async (_root: unknown, args: { input?: unknown }, context: never) => {
        const { idempotencyKey } = context as { idempotencyKey?: string };
        const decoded = decodeInput(command.input, args.input ?? {});
        const result = await execute(command, sessionOf(context), decoded, { idempotencyKey });
        return (resolve ? resolve(result) : result) as never;
      },
    } as never) as never,
  );
}
