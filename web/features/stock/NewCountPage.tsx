import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { NewCountPageQuery } from '../../__generated__/NewCountPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CountForm } from './components/CountForm.tsx';
import { newCountRoute } from './stockRoutes.ts';

const newCountPageQuery = graphql`
  query NewCountPageQuery @preloadable {
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

/** A new stock count: `/adjust-stock/stock-count/new`. */
export function NewCountPage() {
  const { t } = useTranslation();
  const { locations } = useRouteQuery<NewCountPageQuery>(newCountPageQuery, newCountRoute.useLoaderData());
  return (
    <>
      <PageHeader
        back={<IconLink to="/adjust-stock/stock-count" icon={ArrowLeft} label={t('Back to stock counts')} />}
        title={t('New stock count')}
      />
      <CountForm locations={locations.edges.map(({ node }) => node)} />
    </>
  );
}
