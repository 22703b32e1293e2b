import { useTranslation } from 'react-i18next';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { SignOutButton } from '../identity/SignOutButton.tsx';

/** Shown until the business is loaded. */
export function BusinessLoading() {
  const { t } = useTranslation();
  return (
    <LoadingScreen
      message={t('Loading your business information...')}
      action={<SignOutButton variant="quiet" />}
    />
  );
}
