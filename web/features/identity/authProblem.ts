import { t } from '../../i18n.ts';
import { GatewayError } from '../../relay/GatewayError.ts';

/** What the user was doing: the same error code reads differently. */
export type AuthAction = 'SIGN_IN' | 'SIGN_UP' | 'RESET' | 'CODE';

/** Message by field name, '' for the form as a whole: what `Form` takes. */
export type FormErrors = Record<string, string>;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The same text for every reason, so that nobody learns which addresses have an account. */
function refused(action: AuthAction): FormErrors {
  switch (action) {
    case 'SIGN_UP':
      return {
        '': t('This account could not be made. If you already have one, sign in or reset your password.'),
      };
    case 'CODE':
      return { '': t('This link is no longer valid. Ask for a new one.') };
    default:
      return { '': t('E-mail or password is not right.') };
  }
}

/** Converts errors of Firebase or the gateway to messages for the form. */
export function authProblem(error: unknown, action: AuthAction): FormErrors {
  if (error instanceof GatewayError) return { '': error.message };
  switch (codeOf(error)) {
    case 'auth/network-request-failed':
    case 'auth/timeout':
      return { '': t('The sign-in service could not be reached. Check your internet connection.') };
    case 'auth/too-many-requests':
      return { '': t('Too many attempts. Please wait a few minutes and try again.') };
    case 'auth/weak-password':
      return { password: t('Choose a longer password, at least 8 characters.') };
    case 'auth/popup-blocked':
      return { '': t('The browser blocked the window of Google. Allow it and try again.') };
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
      return {};
    default:
      return refused(action);
  }
}

/** Requesting a new password never reveals whether the account exists. */
export function isHiddenResetFailure(error: unknown): boolean {
  return ['auth/user-not-found', 'auth/invalid-email', 'auth/user-disabled'].includes(codeOf(error));
}
