export interface GatewayErrorParts {
  /** Of the error catalogue, or NETWORK when no answer of the gateway came: none at all, or a page of a proxy. */
  code: string;
  message: string;
  /** Machine-readable reason of a PRECONDITION_FAILED. */
  reason?: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Finds the failure in the gateway's log. */
  referenceId?: string;
}

/** A request that brought nothing usable: refused as a whole, failed inside, timed out or never answered. */
export class GatewayError extends Error {
  readonly code: string;
  readonly reason: string | undefined;
  readonly status: number;
  readonly referenceId: string | undefined;

  constructor({ code, message, reason, status, referenceId }: GatewayErrorParts) {
    super(message);
    this.name = 'GatewayError';
    this.code = code;
    this.reason = reason;
    this.status = status;
    this.referenceId = referenceId;
  }
}

/** The reference of an error that may have one. */
export function referenceIdOf(error: unknown): string | undefined {
  return error instanceof GatewayError ? error.referenceId : undefined;
}
