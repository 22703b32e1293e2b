import { useTranslation } from 'react-i18next';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Says above the list which shops' orders do not arrive as they should. */
export function TroubledSites({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const canManage = useCan('ADMIN');
  return (
    <Banner
      meaning="warn"
      title={t('Orders of {{names}} do not arrive as they should', { names: names.join(', ') })}
      action={canManage && <TextLink to="/setting/integrate-website">{t('See what is wrong')}</TextLink>}
    />
  );
}
