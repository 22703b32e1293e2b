import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';

/** The specification, section 8, lists these beside INTERNAL_SERVER_ERROR, under 500. */
const UNDER_500: ReadonlySet<TRPC_ERROR_CODE_KEY> = new Set([
  'PARSE_ERROR', 'METHOD_NOT_SUPPORTED', 'PRECONDITION_FAILED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE',
  'UNPROCESSABLE_CONTENT', 'CLIENT_CLOSED_REQUEST',
]);

/**
 * The HTTP status of a remote call's error: `usual`, unless the earlier clients know it as 500. They tell
 * such errors apart by `code` and `data.code`, which stay their own.
 */
export const remoteCallStatus = (code: TRPC_ERROR_CODE_KEY, usual: number): number =>
  UNDER_500.has(code) ? 500 : usual;
