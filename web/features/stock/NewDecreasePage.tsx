import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { NewDecreasePageQuery } from '../../__generated__/NewDecreasePageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DecreaseForm } from './components/DecreaseForm.tsx';
import { newDecreaseRoute } from './stockRoutes.ts';

const newDecreasePageQuery = graphql`
  query NewDecreasePageQuery @preloadable {
    locations(first: 100) {
      edges {
        node {
          id
          name
          isDefault
        }
      }
    }
  }
`;

/** A new stock decrease: `/adjust-stock/new-adjust-stock`. */
export function NewDecreasePage() {
  const { t } = useTranslation();
  const { locations } = useRouteQuery<NewDecreasePageQuery>(newDecreasePageQuery, newDecreaseRoute.useLoaderData());
  return (
    <>
      <PageHeader
        back={<IconLink to="/adjust-stock/adjust-stock-list" icon={ArrowLeft} label={t('Back to decreases')} />}
        title={t('New Decrease Stock')}
      />
      <DecreaseForm locations={locations.edges.map(({ node }) => node)} />
    </>
  );
}
