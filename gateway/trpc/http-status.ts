import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';

/** Codes that the specification, section 8, sends with status 500, as INTERNAL_SERVER_ERROR. */
const SENT_AS_500: ReadonlySet<TRPC_ERROR_CODE_KEY> = new Set([
  'PARSE_ERROR', 'METHOD_NOT_SUPPORTED', 'PRECONDITION_FAILED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE',
  'UNPROCESSABLE_CONTENT', 'CLIENT_CLOSED_REQUEST',
]);

/**
 * The HTTP status of a tRPC error: `usual`, unless the specification sends the code as 500. Clients tell those errors apart
 * by `code` and `data.code`.
 */
export const trpcStatus = (code: TRPC_ERROR_CODE_KEY, usual: number): number =>
  SENT_AS_500.has(code) ? 500 : usual;
