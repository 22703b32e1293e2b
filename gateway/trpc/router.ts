import type { AnyProcedure } from '@trpc/server';
import { modules, type DeclaredModule } from '../modules.ts';
import { trpc } from './trpc.ts';

type ProceduresOf<M> = M extends { procedures: infer Procedures } ? Procedures : never;
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** The procedures of all modules by router. Several modules may add procedures to one router. */
type AllProcedures = Intersection<ProceduresOf<DeclaredModule>>;

function mergedProcedures(): AllProcedures {
  const merged: Record<string, Record<string, AnyProcedure>> = {};
  for (const { procedures = {} } of modules) {
    for (const [router, named] of Object.entries(procedures)) {
      merged[router] = { ...merged[router], ...named };
    }
  }
  // Merged at run time from the declarations that the type is computed from.
  return merged as AllProcedures;
}

/** All procedures for older clients, named as in the specification, section 7. */
export const appRouter = trpc.router(mergedProcedures());

export type AppRouter = typeof appRouter;
