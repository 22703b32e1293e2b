import type { ChangeStream, CanSee } from '../live/change-stream.ts';
import type { Session } from '../session/session.ts';

/** Runs what asks an outside service: the read of the caller does not hold one of its business's places meanwhile. */
export type Outside = <T>(work: () => Promise<T>) => Promise<T>;

/** What resolvers get: who asks, and nothing else. */
export interface GraphQLContext {
  /** Null when nobody is signed in. */
  session: Session | null;
  /** Key from the `Idempotency-Key` header; commands remember their answer under it. */
  idempotencyKey: string | undefined;
  /** Left out where nothing is divided between businesses. */
  outside?: Outside;
  /** Opens a stream of changes for the session, for as long as it holds; left out where nothing is streamed. */
  openChangeStream?: (canSee: CanSee) => Promise<ChangeStream>;
}

/** For resolvers that ask an outside service. */
export const outsideOf = ({ outside }: GraphQLContext): Outside => outside ?? ((work) => work());
