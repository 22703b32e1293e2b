import { Construction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../../routes/MessagePage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Every business on Karbar, still to come, and the ways to what tiers grant them and to what they pay: `/super-admin/business-list`. */
export function BusinessListPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={Construction}
      title={t('Business List')}
      actions={
        <>
          <LinkButton to="/super-admin/payments">{t('Payments')}</LinkButton>
          <LinkButton to="/super-admin/tier-limits" variant="primary">
            {t('Tier limits')}
          </LinkButton>
        </>
      }
    >
      {t('This screen is not built yet. It has its place in the menu, and nothing works here so far.')}
    </MessagePage>
  );
}
