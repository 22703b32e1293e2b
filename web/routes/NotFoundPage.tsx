import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MessagePage } from './MessagePage.tsx';

/** No screen has this address. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={Compass}
      title={t('Page not found')}
      actions={
        <LinkButton to="/ecom/ecom-search" variant="primary">
          {t('Go to Search')}
        </LinkButton>
      }
    >
      {t('There is no screen at this address. It may have been mistyped, or the link is old.')}
    </MessagePage>
  );
}
