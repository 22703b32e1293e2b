import { z } from 'zod';
import type { AnyRouter } from '@trpc/server';
import type { ProcedureMeta } from './trpc.ts';

export interface ProcedureDescription {
  path: string;
  kind: string;
  /** The permission needed to call it. */
  permission: string;
  /** JSON Schema of the input, before any transform. */
  input: object | null;
}

interface ProcedureDefinition {
  _def: { type: string; inputs: z.ZodType[]; meta?: ProcedureMeta };
}

/** The tRPC contract: every path with its kind and input, in alphabetical order. */
export function describeProcedures(router: AnyRouter): ProcedureDescription[] {
  const procedures = router._def.procedures as unknown as Record<string, ProcedureDefinition>;
  return Object.entries(procedures)
    .map(([path, { _def }]) => ({
      path,
      kind: _def.type,
      permission: _def.meta!.permission,
      input: describeInput(_def.inputs[0]),
    }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

function describeInput(input: z.ZodType | undefined): object | null {
  const schema = input?.meta()?.schema as z.ZodType | undefined;
  return schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : null;
}
