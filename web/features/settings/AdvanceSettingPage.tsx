import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { AdvanceSettingPageQuery } from '../../__generated__/AdvanceSettingPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AdvanceSettingForm } from './components/AdvanceSettingForm.tsx';
import { RulesElsewhere } from './components/RulesElsewhere.tsx';
import { SettingColumns, SettingStack } from './components/SettingColumns.tsx';
import { advanceSettingRoute } from './settingsRoutes.ts';

const advanceSettingPageQuery = graphql`
  query AdvanceSettingPageQuery @preloadable {
    viewer {
      business {
        ...AdvanceSettingForm_business
      }
    }
    ...RulesElsewhere_query
  }
`;

/** The rules that orders, returns and exports follow by themselves: `/setting/advance-setting`. */
export function AdvanceSettingPage() {
  const { t } = useTranslation();
  const data = useRouteQuery<AdvanceSettingPageQuery>(advanceSettingPageQuery, advanceSettingRoute.useLoaderData());
  const refresh = useRefresh<AdvanceSettingPageQuery>(advanceSettingPageQuery, {});
  return (
    <>
      <PageHeader title={t('Advance Setting')} />
      <SettingColumns>
        {data.viewer?.business && <AdvanceSettingForm business={data.viewer.business} />}
        <SettingStack>
          <RulesElsewhere query={data} onChanged={() => void refresh()} />
        </SettingStack>
      </SettingColumns>
    </>
  );
}
