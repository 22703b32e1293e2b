import { trpc } from './trpc.ts';

/** Every procedure of the older clients, under the names of the specification, section 7. */
export const appRouter = trpc.router({});

export type AppRouter = typeof appRouter;
