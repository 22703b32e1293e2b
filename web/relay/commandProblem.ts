import { graphql } from 'relay-runtime';
import { t } from '../i18n.ts';
import { toast } from '../ui/toast.tsx';
import { GatewayError } from './GatewayError.ts';

/**
 * What every mutation selects beside its success:
 * `... on ConfirmOrderSuccess { data: order { ... } } ...commandProblem_error @relay(mask: false)`.
 */
void graphql`
  fragment commandProblem_error on Error {
    code
    message
    ... on ValidationError {
      fieldErrors {
        field
        message
      }
    }
    ... on PreconditionError {
      reason
    }
  }
`;

/** Why a command was not carried out. */
export interface CommandProblem {
  /** Of the error catalogue: CONFLICT, PRECONDITION_FAILED; NETWORK when no answer came. */
  code: string;
  message: string;
  /** Message by field name, as `Form` takes it. */
  fields: Record<string, string>;
  /** Machine-readable reason of a PRECONDITION_FAILED. */
  reason?: string;
  referenceId?: string;
}

/** The error member of a mutation's answer. */
export interface ErrorMember {
  readonly code?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly fieldErrors?: readonly { readonly field: string; readonly message: string }[];
}

/** What the gateway refused, in words. */
export function problemFromMember({ code, message, reason, fieldErrors }: ErrorMember): CommandProblem {
  return {
    code: code ?? 'INTERNAL_SERVER_ERROR',
    message: message ?? t('Something went wrong'),
    fields: Object.fromEntries((fieldErrors ?? []).map((error) => [error.field, error.message])),
    reason,
  };
}

/** From whatever the network threw. */
export function problemFromError(error: Error): CommandProblem {
  const known = error instanceof GatewayError ? error : undefined;
  return {
    code: known?.code ?? 'INTERNAL_SERVER_ERROR',
    message: error.message,
    fields: {},
    reason: known?.reason,
    referenceId: known?.referenceId,
  };
}

/** Says on a toast what the gateway said, with the reference for support. */
export function toastProblem({ message, referenceId }: CommandProblem): void {
  toast.error(message, { referenceId });
}
