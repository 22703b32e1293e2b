import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { EmailActionForm } from './EmailActionForm.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { openSession } from './sessionApi.ts';
import { hasSignedIn } from './signedInMark.ts';
import { safeRedirect } from './signInPath.ts';
import { useAuthForm } from './useAuthForm.ts';

const loadAuth = () => loadCode(() => import('./firebaseAuth.ts'));

function SignInForm() {
  const { t } = useTranslation();
  const { redirect } = useSearch({ strict: false }) as { redirect?: string };
  const { errors, isPending, submit } = useAuthForm('SIGN_IN');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  function signIn(getToken: () => Promise<string>) {
    void submit(async () => {
      await openSession(await getToken());
      window.location.assign(safeRedirect(redirect, window.location.origin));
      // The page stays busy until the next one is loaded.
      await new Promise(() => undefined);
    });
  }

  return (
    <AuthFrame
      title={t('Sign in')}
      intro={redirect && hasSignedIn() && t('Your session has ended. Sign in to go on where you were.')}
      footer={
        <>
          {t('New to Karbar?')} <TextLink to="/sign-up-for-trial">{t('Start a free trial')}</TextLink>
        </>
      }
    >
      <GoogleButton
        isPending={isPending}
        onClick={() => signIn(async () => (await loadAuth()).signInWithGoogle())}
      />
      <Form
        hasSaveKey={false}
        errors={errors}
        onSubmit={() => signIn(async () => (await loadAuth()).signInWithPassword(email.trim(), password))}
      >
        <TextField
          label={t('E-mail')}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          isRequired
          value={email}
          onChange={setEmail}
          onFocus={() => void loadAuth()}
        />
        <PasswordField label={t('Password')} value={password} onChange={setPassword} />
        <Button type="submit" variant="primary" size="large" isPending={isPending}>
          {t('Sign in')}
        </Button>
      </Form>
      <TextLink to="/sign-in/forgot-password">{t('Forgot your password?')}</TextLink>
    </AuthFrame>
  );
}

/** `/sign-in`, `/login`, and their subpages: `forgot-password`, and `action` for the links in e-mails. */
export function SignInPage() {
  const { _splat: place } = useParams({ strict: false }) as { _splat?: string };
  if (place === 'forgot-password') return <ForgotPasswordForm />;
  if (place === 'action') return <EmailActionForm />;
  return <SignInForm />;
}
