import { graphql } from 'relay-runtime';
import { gatewayText } from '../gatewayText.ts';
import type { GatewayText } from '../gatewayText.ts';
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
    messageKey
    messageValues
    ... on ValidationError {
      fieldErrors {
        field
        message
        messageKey
        messageValues
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

/** Whether the command may have been carried out, or may be yet: it is to be sent again with the same idempotency key. */
export const isUndecided = ({ code }: CommandProblem) => /^(NETWORK|TIMEOUT|SERVICE_UNAVAILABLE|TOO_MANY_REQUESTS|UNAUTHORIZED)$/.test(code);

/** The error member of a mutation's answer. */
export interface ErrorMember extends Partial<GatewayText> {
  readonly code?: string;
  readonly reason?: string;
  readonly fieldErrors?: readonly (GatewayText & { readonly field: string })[];
}

/** What the gateway refused, in words. */
export function problemFromMember({ code, reason, fieldErrors, ...text }: ErrorMember): CommandProblem {
  return {
    code: code ?? 'INTERNAL_SERVER_ERROR',
    message: gatewayText(text) ?? t('Unknown error'),
    fields: Object.fromEntries((fieldErrors ?? []).map((error) => [error.field, gatewayText(error) ?? ''])),
    reason,
  };
}

/** What is missing or wrong at a field, before anything is sent. */
export const fieldProblem = (field: string, message: string): CommandProblem => ({ code: 'MISSING', message, fields: { [field]: message } });

/** From whatever the network threw. */
export function problemFromError(error: Error): CommandProblem {
  const known = error instanceof GatewayError ? error : undefined;
  return {
    code: known?.code ?? 'INTERNAL_SERVER_ERROR',
    message: error.message || t('Unknown error'),
    fields: {},
    reason: known?.reason,
    referenceId: known?.referenceId,
  };
}

/** Says on a toast what the gateway said, with the reference for support. */
export function toastProblem({ message, referenceId }: CommandProblem): void {
  toast.error(message, { referenceId });
}
