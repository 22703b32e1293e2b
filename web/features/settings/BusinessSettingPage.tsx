import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { BusinessSettingPageQuery } from '../../__generated__/BusinessSettingPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { BusinessSettingForm } from './components/BusinessSettingForm.tsx';
import { businessSettingRoute } from './settingsRoutes.ts';

const businessSettingPageQuery = graphql`
  query BusinessSettingPageQuery @preloadable {
    viewer {
      business {
        ...BusinessSettingForm_business
      }
    }
  }
`;

/** Name and contact data of the business: `/setting/business-setting`. */
export function BusinessSettingPage() {
  const { t } = useTranslation();
  const data = useRouteQuery<BusinessSettingPageQuery>(
    businessSettingPageQuery,
    businessSettingRoute.useLoaderData(),
  );
  return (
    <>
      <PageHeader title={t('Business Setting')} />
      {data.viewer?.business && <BusinessSettingForm business={data.viewer.business} />}
    </>
  );
}
