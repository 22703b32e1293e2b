import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../messageText.ts';
import { useCurrentPath } from '../shell/useCurrentPath.ts';
import { useFirstScreen } from '../shell/useFirstScreen.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MessagePage } from './MessagePage.tsx';
import { itemsAt } from './menuAccess.ts';

/** The viewer may not open this screen. */
export function ForbiddenPage() {
  const { t } = useTranslation();
  const first = useFirstScreen();
  // No founder can give these to anybody.
  const isPlatform = itemsAt(useCurrentPath()).some(({ permission }) => permission === 'SUPERADMIN');
  return (
    <MessagePage
      icon={Lock}
      title={t('You do not have access to this screen')}
      actions={
        first && (
          <LinkButton to={first.to} search={first.search} variant="primary">
            {t('Go to {{screen}}', { screen: messageText(first.label, t) })}
          </LinkButton>
        )
      }
    >
      {isPlatform
        ? t('Only those who run Karbar itself can open it.')
        : t('Your account does not have the permission for it. The founder of your business can give it to you.')}
    </MessagePage>
  );
}
