import type { AnyProcedure } from '@trpc/server';
import { modules, type DeclaredModule } from '../modules.ts';
import { trpc } from './trpc.ts';

type ProceduresOf<M> = M extends { procedures: infer Procedures } ? Procedures : never;
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** The procedures of all modules by router: one router may take its procedures from several modules. */
type AllProcedures = Intersection<ProceduresOf<DeclaredModule>>;

function mergedProcedures(): AllProcedures {
  const merged: Record<string, Record<string, AnyProcedure>> = {};
  for (const { procedures = {} } of modules) {
    for (const [router, named] of Object.entries(procedures)) {
      merged[router] = { ...merged[router], ...named };
    }
  }
  // Put together at run time from the same declarations that the type is made of.
  return merged as AllProcedures;
}

/** Every procedure of the older clients, under the names of the specification, section 7. */
export const appRouter = trpc.router(mergedProcedures());

export type AppRouter = typeof appRouter;
