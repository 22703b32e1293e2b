import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { isHiddenResetFailure } from './authProblem.ts';
import { useAuthForm } from './useAuthForm.ts';

/** Requests the e-mail for choosing a new password. The answer is the same for every address. */
export function ForgotPasswordForm() {
  const { t } = useTranslation();
  const { errors, isPending, submit } = useAuthForm('RESET');
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();

  async function request() {
    const address = email.trim();
    const isDone = await submit(async () => {
      const { requestPasswordReset } = await loadCode(() => import('./firebaseAuth.ts'));
      await requestPasswordReset(address).catch((error: unknown) => {
        if (!isHiddenResetFailure(error)) throw error;
      });
    });
    if (isDone) setSentTo(address);
  }

  return (
    <AuthFrame
      title={t('Reset your password')}
      intro={t('We send you a link with which you choose a new one.')}
      footer={<TextLink to="/sign-in">{t('Back to sign in')}</TextLink>}
    >
      {sentTo && (
        <Banner meaning="good" title={t('Check your e-mail')}>
          {t('If {{email}} has an account, a link is on its way to it.', { email: sentTo })}
        </Banner>
      )}
      <Form hasSaveKey={false} errors={errors} onSubmit={() => void request()}>
        <TextField
          label={t('E-mail')}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          isRequired
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" variant="primary" size="large" isPending={isPending}>
          {t('Send the link')}
        </Button>
      </Form>
    </AuthFrame>
  );
}
