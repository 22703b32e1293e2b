import { useTranslation } from 'react-i18next';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Notice that the package's order limit is reached, with a link for whoever may extend it. */
export function FullNotice() {
  const { t } = useTranslation();
  const canExtend = useCan('ADMIN');
  return (
    <Banner
      meaning="bad"
      title={t('Your package holds no more orders')}
      action={canExtend && <TextLink to="/reports/my-limits">{t('My Limits')}</TextLink>}
    >
      {canExtend ? t('Extend the package to take another one.') : t('Ask the owner of the business to extend the package.')}
    </Banner>
  );
}
