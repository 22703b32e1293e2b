import { useTranslation } from 'react-i18next';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Says above the list which shops are not read or told as they should be. */
export function TroubledSites({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const canManage = useCan('ADMIN');
  return (
    <Banner
      meaning="warn"
      title={t('The connection to {{names}} has trouble', { names: names.join(', ') })}
      action={canManage && <TextLink to="/setting/integrate-website">{t('See what is wrong')}</TextLink>}
    />
  );
}
