import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Explains transfers to a business with only one location. */
export function FirstLocation() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('All your stock is in one place')}>
      {t('Add a second location, a shop or a store room, to send pieces from one to the other and see what is on its way.')}
    </EmptyState>
  );
}
