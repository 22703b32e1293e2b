import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { FIRST_STEPS } from '../../../schema/rules/first-steps.ts';
import type { FirstStepsBannerQuery } from '../../__generated__/FirstStepsBannerQuery.graphql.ts';
import { Banner } from '../../ui/Banner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Leads back to first steps that are not finished: on a phone the sidebar, which does so too, is out of sight. */
export function FirstStepsBanner() {
  const { t } = useTranslation();
  const { viewer } = useLazyLoadQuery<FirstStepsBannerQuery>(
    graphql`
      query FirstStepsBannerQuery {
        viewer {
          business {
            id
            onboardingStep
          }
        }
      }
    `,
    {},
    // The sidebar has asked for it.
    { fetchPolicy: 'store-or-network' },
  );
  if (!viewer?.business || viewer.business.onboardingStep >= FIRST_STEPS) return null;
  return (
    <Banner meaning="info" title={t('Some of the first steps are left')} action={<TextLink to="/on-boarding">{t('Next step')}</TextLink>} />
  );
}
