import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { MoreCountPageQuery } from '../../__generated__/MoreCountPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CountForm } from './components/CountForm.tsx';
import { moreCountRoute } from './stockRoutes.ts';

const moreCountPageQuery = graphql`
  query MoreCountPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on StockCount {
        id
        number
        location {
          name
        }
      }
    }
  }
`;

/** More lines for a stock count that waits for review: `/adjust-stock/stock-count/$id/more`. */
export function MoreCountPage() {
  const { t } = useTranslation();
  const { node } = useRouteQuery<MoreCountPageQuery>(moreCountPageQuery, moreCountRoute.useLoaderData());
  if (node?.__typename !== 'StockCount') return <NotFoundPage />;
  const { id, number, location } = node;
  return (
    <>
      <PageHeader
        back={<IconLink to="/adjust-stock/stock-count/$id" params={{ id }} icon={ArrowLeft} label={t('Back to the stock count')} />}
        title={t('More for stock count {{number}}', { number })}
        count={location.name}
      />
      <CountForm countId={id} locations={[]} />
    </>
  );
}
