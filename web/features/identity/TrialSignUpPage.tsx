import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { TrialForm } from '../trial/TrialForm.tsx';
import { TrialGate } from '../trial/TrialGate.tsx';
import { AccountFields, NO_ACCOUNT } from './AccountFields.tsx';
import { hasSignedIn } from './signedInMark.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { openSession } from './sessionApi.ts';
import { useAuthForm } from './useAuthForm.ts';

/** `/sign-up-for-trial`: account and business in one form, then the code sent to the phone. */
export function TrialSignUpPage() {
  const { t } = useTranslation();
  const { errors, isPending, submit } = useAuthForm('SIGN_UP');
  const [account, setAccount] = useState(NO_ACCOUNT);
  // The account is kept when the business is refused; another try creates only the business.
  const [hasAccount, setHasAccount] = useState(false);
  // Read once, because opening the account below sets it.
  const [isKnown] = useState(hasSignedIn);

  async function openAccount(): Promise<boolean> {
    if (hasAccount) return true;
    const isOpened = await submit(async () => {
      const auth = await loadCode(() => import('./firebaseAuth.ts'));
      await openSession(await auth.signUp(account.name.trim(), account.email.trim(), account.password));
    });
    setHasAccount(isOpened);
    return isOpened;
  }

  return (
    <AuthFrame
      title={t('Start your free trial')}
      intro={t('No card needed. One trial for each phone number.')}
      footer={
        isKnown ? (
          <>
            {t('Already signed in?')}{' '}
            <TextLink to="/setting/create-new-business">{t('Create your business')}</TextLink>
          </>
        ) : (
          <>
            {t('Already have an account?')} <TextLink to="/sign-in">{t('Sign in')}</TextLink>
          </>
        )
      }
    >
      <TrialGate>
        <TrialForm
          submitLabel={t('Start free trial')}
          prepare={openAccount}
          isPreparing={isPending}
          errors={hasAccount ? undefined : errors}
        >
          {hasAccount ? (
            <Banner meaning="good" title={t('Your account is ready')}>
              {t('Only the business is missing.')}
            </Banner>
          ) : (
            <AccountFields account={account} onChange={setAccount} />
          )}
        </TrialForm>
      </TrialGate>
    </AuthFrame>
  );
}
