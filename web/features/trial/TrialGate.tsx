import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { useTrialIsOpen } from './useTrialIsOpen.ts';

/** What starts a trial, or why none can be started here. */
export function TrialGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isOpen = useTrialIsOpen();
  if (isOpen === null) return null;
  if (isOpen) return children;
  return (
    <Banner meaning="info" title={t('Free trials are closed at the moment')}>
      {t('Please ask us to open your business for you, or try again later.')}
    </Banner>
  );
}
