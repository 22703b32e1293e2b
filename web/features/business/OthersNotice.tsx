import { useTranslation } from 'react-i18next';
import { PartFailed } from '../../ui/PartFailed.tsx';
import type { OtherBusinesses } from './WithOtherBusinesses.tsx';

/** On a gate screen: the other businesses are still loading, or could not be loaded. */
export function OthersNotice({ others: { state, retry } }: { others: OtherBusinesses }) {
  const { t } = useTranslation();
  if (state === 'LOADING') return <p role="status">{t('Loading your businesses…')}</p>;
  return state === 'FAILED' ? <PartFailed title={t('Your businesses could not be loaded')} onRetry={retry} /> : null;
}
