import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PackageBanners_business$key } from '../../__generated__/PackageBanners_business.graphql.ts';
import { currentTime } from '../../relay/serverTime.ts';
import { Banner } from '../../ui/Banner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { packageState } from './gate.ts';

/** For a package that has expired or expires within a week. */
export function PackageBanners({ business }: { business: PackageBanners_business$key }) {
  const { t } = useTranslation();
  const { packageExpiresAt } = useFragment(
    graphql`
      fragment PackageBanners_business on Business {
        packageExpiresAt
      }
    `,
    business,
  );
  const state = packageState(packageExpiresAt, new Date(currentTime()));
  const renew = <TextLink to="/reports/my-limits">{t('Renew Package')}</TextLink>;
  if (state.kind === 'EXPIRED') {
    return (
      <Banner meaning="bad" title={t('Package Expired')} action={renew}>
        {t('Your package has expired. Please renew to use without interruptions.')}
      </Banner>
    );
  }
  if (state.kind === 'EXPIRING') {
    return (
      <Banner meaning="warn" title={t('Package Expiring Soon')} action={renew}>
        {t('Your package will expire in {{count}} days. Please renew to avoid interruptions.', {
          count: state.days,
          defaultValue_one: 'Your package will expire in {{count}} day. Please renew to avoid interruptions.',
        })}
      </Banner>
    );
  }
  return null;
}
