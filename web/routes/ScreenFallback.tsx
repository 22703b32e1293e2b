import { Navigate } from '@tanstack/react-router';
import { Construction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../messageText.ts';
import { useCurrentPath } from '../shell/useCurrentPath.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { itemsAt } from './menuAccess.ts';
import { MessagePage } from './MessagePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/**
 * The page for addresses in the shell without a screen: one of the menu that is not built yet, or an unknown one.
 */
export function ScreenFallback() {
  const { t } = useTranslation();
  const path = useCurrentPath();
  const [item] = itemsAt(path);
  if (!item) return <NotFoundPage />;
  // An earlier address of a screen.
  if (item.to !== path) return <Navigate to={item.to} replace />;
  return (
    <MessagePage
      icon={Construction}
      title={messageText(item.label, t)}
      actions={
        <LinkButton to="/ecom/main-order-list" variant="primary">
          {t('Go to Order List')}
        </LinkButton>
      }
    >
      {t('This screen is not built yet. It has its place in the menu, and nothing works here so far.')}
    </MessagePage>
  );
}
