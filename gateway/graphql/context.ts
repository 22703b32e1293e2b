import type { ChangeStream, CanSee } from '../live/change-stream.ts';
import type { Session } from '../session/session.ts';

/** What resolvers get: who asks, and nothing else. */
export interface GraphQLContext {
  /** Null when nobody is signed in. */
  session: Session | null;
  /** Key from the `Idempotency-Key` header; commands remember their answer under it. */
  idempotencyKey: string | undefined;
  /** Opens a stream of changes for the session, for as long as it holds; left out where nothing is streamed. */
  openChangeStream?: (canSee: CanSee) => Promise<ChangeStream>;
}
