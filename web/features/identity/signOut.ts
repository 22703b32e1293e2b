import { t } from '../../i18n.ts';
import { ANSWER_MS } from '../../relay/answerTime.ts';
import { toast } from '../../ui/toast.tsx';
import { forgetSignIn } from './signedInMark.ts';
import { signInPath } from './signInPath.ts';

/**
 * Ends the session at the gateway and goes to the sign-in page, which continues to `returnTo`. The page load discards
 * all loaded data.
 */
export async function signOut(returnTo = '/'): Promise<void> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch('/api/session', { method: 'DELETE', credentials: 'same-origin', signal });
    if (!response.ok) throw new Error(`DELETE /api/session answered ${response.status}`);
  } catch {
    toast.error(t('You could not be signed out, because the server did not answer. Please try again.'));
    return;
  }
  forgetSignIn();
  window.location.assign(signInPath(returnTo));
}
