import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { AdvanceSettingPageQuery } from '../../__generated__/AdvanceSettingPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
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
  const environment = useRelayEnvironment();
  const data = useRouteQuery<AdvanceSettingPageQuery>(advanceSettingPageQuery, advanceSettingRoute.useLoaderData());
  const readAgain = () =>
    void fetchQuery<AdvanceSettingPageQuery>(environment, advanceSettingPageQuery, {}, { fetchPolicy: 'network-only' })
      .toPromise().catch(() => undefined);
  return (
    <>
      <PageHeader title={t('Advance Setting')} />
      <SettingColumns>
        {data.viewer?.business && <AdvanceSettingForm business={data.viewer.business} />}
        <SettingStack>
          <RulesElsewhere query={data} onChanged={readAgain} />
        </SettingStack>
      </SettingColumns>
    </>
  );
}
