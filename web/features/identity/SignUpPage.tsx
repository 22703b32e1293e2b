import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AccountFields, NO_ACCOUNT } from './AccountFields.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { openSession } from './sessionApi.ts';
import { safeRedirect } from './signInPath.ts';
import { useAuthForm } from './useAuthForm.ts';

const loadAuth = () => loadCode(() => import('./firebaseAuth.ts'));

/** `/sign-up`: an account without a business, for someone who has been invited to one. */
export function SignUpPage() {
  const { t } = useTranslation();
  const { redirect } = useSearch({ strict: false }) as { redirect?: string };
  const { errors, isPending, submit } = useAuthForm('SIGN_UP');
  const [account, setAccount] = useState(NO_ACCOUNT);

  function signUp(getToken: () => Promise<string>) {
    void submit(async () => {
      await openSession(await getToken());
      window.location.assign(safeRedirect(redirect, window.location.origin));
      await new Promise(() => undefined);
    });
  }

  return (
    <AuthFrame
      title={t('Create your account')}
      intro={t('Invited to a business? Use the address that the invitation was sent to.')}
      footer={
        <>
          {t('Already have an account?')} <TextLink to="/sign-in">{t('Sign in')}</TextLink>
        </>
      }
    >
      <GoogleButton
        isPending={isPending}
        onClick={() => signUp(async () => (await loadAuth()).signInWithGoogle())}
      />
      <Form
        hasSaveKey={false}
        errors={errors}
        onSubmit={() =>
          signUp(async () => {
            const auth = await loadAuth();
            return auth.signUp(account.name.trim(), account.email.trim(), account.password);
          })
        }
      >
        <AccountFields account={account} onChange={setAccount} />
        <Button type="submit" variant="primary" size="large" isPending={isPending}>
          {t('Create account')}
        </Button>
      </Form>
    </AuthFrame>
  );
}
