import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage.tsx';

/** The viewer may open none of the screens. */
export function NoScreenPage() {
  const { t } = useTranslation();
  return (
    <MessagePage icon={Lock} title={t('No screen is open to you yet')} actions={null}>
      {t('Ask the founder of your business for the permissions that your work needs.')}
    </MessagePage>
  );
}
