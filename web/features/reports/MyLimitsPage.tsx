import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** What the business may use and has used, when its package ends, and what is left to send SMS with. */
export function MyLimitsPage() {
  const { t } = useTranslation();
  return <PageHeader title={t('My Limits')} />;
}
