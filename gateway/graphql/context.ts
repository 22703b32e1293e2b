import type { Session } from '../session/session.ts';

/** What resolvers get: who asks, and nothing else. */
export interface GraphQLContext {
  /** Null when nobody is signed in. */
  session: Session | null;
  /** Key from the `Idempotency-Key` header; commands remember their answer under it. */
  idempotencyKey: string | undefined;
}
