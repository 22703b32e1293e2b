import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AccountFields, NO_ACCOUNT } from './AccountFields.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import type { FormErrors } from './authProblem.ts';
import { openSession } from './sessionApi.ts';
import { useAuthForm } from './useAuthForm.ts';
import { useSignUpTrial } from './useSignUpTrial.ts';

const NO_ERRORS: FormErrors = {};
const FIRST_STEPS = '/on-boarding';

/** `/sign-up-for-trial`: account and business in one form, then the first steps. */
export function TrialSignUpPage() {
  const { t } = useTranslation();
  const { errors: accountErrors, isPending, submit } = useAuthForm('SIGN_UP');
  const { signUpTrial, isInFlight } = useSignUpTrial();
  const [account, setAccount] = useState(NO_ACCOUNT);
  const [businessName, setBusinessName] = useState('');
  const [phone, setPhone] = useState('');
  // The account stands even when the business is refused; another try makes the business alone.
  const [hasAccount, setHasAccount] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);

  async function openAccount(): Promise<boolean> {
    if (hasAccount) return true;
    const isOpened = await submit(async () => {
      const auth = await import('./firebaseAuth.ts');
      await openSession(await auth.signUp(account.name.trim(), account.email.trim(), account.password));
    });
    setHasAccount(isOpened);
    return isOpened;
  }

  async function start() {
    setErrors(NO_ERRORS);
    if (!(await openAccount())) return;
    const outcome = await signUpTrial({ businessName: businessName.trim(), phone });
    if (outcome.ok) return window.location.assign(FIRST_STEPS);
    const { fields, message } = outcome.problem;
    setErrors(Object.keys(fields).length > 0 ? fields : { '': message });
  }

  return (
    <AuthFrame
      title={t('Start your free trial')}
      intro={t('No card needed. One trial for each phone number.')}
      footer={
        <>
          {t('Already have an account?')} <TextLink to="/sign-in">{t('Sign in')}</TextLink>
        </>
      }
    >
      <Form hasSaveKey={false} errors={hasAccount ? errors : accountErrors} onSubmit={() => void start()}>
        {hasAccount ? (
          <Banner meaning="good" title={t('Your account is ready')}>
            {t('Only the business is missing.')}
          </Banner>
        ) : (
          <AccountFields account={account} onChange={setAccount} />
        )}
        <TextField
          label={t('Business name')}
          name="businessName"
          autoComplete="organization"
          maxLength={100}
          isRequired
          value={businessName}
          onChange={setBusinessName}
        />
        <PhoneField label={t('Mobile number')} name="phone" isRequired value={phone} onChange={setPhone} />
        <Button type="submit" variant="primary" size="large" isPending={isPending || isInFlight}>
          {t('Start free trial')}
        </Button>
      </Form>
    </AuthFrame>
  );
}
