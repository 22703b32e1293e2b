import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { openSession } from './sessionApi.ts';
import { safeRedirect } from './signInPath.ts';
import { useAuthForm } from './useAuthForm.ts';

/** The query parameters that Firebase adds to the links in its e-mails. */
interface ActionSearch {
  mode?: string;
  oobCode?: string;
  /** The address of this app to continue to. */
  continueUrl?: string;
}

const loadAuth = () => loadCode(() => import('./firebaseAuth.ts'));

/** The path of an address of this app; the home page for any other address. */
function pathOf(continueUrl: string | undefined): string {
  const { origin } = window.location;
  const path = continueUrl?.startsWith(`${origin}/`) ? continueUrl.slice(origin.length) : undefined;
  return safeRedirect(path, origin);
}

interface NewPasswordProps {
  code: string;
  continueUrl: string | undefined;
}

/**
 * Signs in with the new password at once: only then does the gateway learn of the change and end the sessions that
 * were opened with the old one.
 */
function NewPassword({ code, continueUrl }: NewPasswordProps) {
  const { t } = useTranslation();
  const { errors, isPending, submit } = useAuthForm('CODE');
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);

  async function save() {
    const auth = await loadAuth();
    let email = '';
    const isSaved = await submit(async () => {
      email = await auth.setNewPassword(code, password);
    });
    setDone(isSaved);
    if (!isSaved) return;
    await submit(async () => {
      await openSession(await auth.signInWithPassword(email, password));
      window.location.assign(pathOf(continueUrl));
      await new Promise(() => undefined);
    });
  }

  return (
    <AuthFrame
      title={t('Choose a new password')}
      footer={<TextLink to="/sign-in">{t('Back to sign in')}</TextLink>}
    >
      {isDone ? (
        <Banner meaning="good" title={t('Your password has been changed')}>
          {t('You can sign in with it now.')}
        </Banner>
      ) : (
        <Form hasSaveKey={false} errors={errors} onSubmit={() => void save()}>
          <PasswordField label={t('New password')} value={password} onChange={setPassword} isNew />
          <Button type="submit" variant="primary" size="large" isPending={isPending}>
            {t('Save password')}
          </Button>
        </Form>
      )}
    </AuthFrame>
  );
}

function VerifiedEmail({ code }: { code: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'WAITING' | 'DONE' | 'FAILED'>('WAITING');
  useEffect(() => {
    loadAuth()
      .then(({ verifyEmail }) => verifyEmail(code))
      .then(
        () => setState('DONE'),
        () => setState('FAILED'),
      );
  }, [code]);
  return (
    <AuthFrame title={t('Confirm your e-mail')} footer={<TextLink to="/sign-in">{t('Sign in')}</TextLink>}>
      {state === 'WAITING' && <p role="status">{t('One moment…')}</p>}
      {state === 'DONE' && <Banner meaning="good" title={t('Your e-mail address is confirmed')} />}
      {state === 'FAILED' && (
        <Banner meaning="bad" title={t('This link is no longer valid. Ask for a new one.')} />
      )}
    </AuthFrame>
  );
}

/** The target of the links in Firebase's e-mails: a new password, or a confirmed address. */
export function EmailActionForm() {
  const { t } = useTranslation();
  const { mode, oobCode, continueUrl } = useSearch({ strict: false }) as ActionSearch;
  if (mode === 'resetPassword' && oobCode) return <NewPassword code={oobCode} continueUrl={continueUrl} />;
  if (mode === 'verifyEmail' && oobCode) return <VerifiedEmail code={oobCode} />;
  return (
    <AuthFrame
      title={t('This link is not complete')}
      footer={<TextLink to="/sign-in">{t('Sign in')}</TextLink>}
    >
      <p>{t('Copy the whole link from the e-mail into the address bar, or ask for a new one.')}</p>
    </AuthFrame>
  );
}
