import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { NewTransferPageQuery } from '../../__generated__/NewTransferPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FirstLocation } from './components/FirstLocation.tsx';
import { TransferForm } from './components/TransferForm.tsx';
import { newTransferRoute } from './stockRoutes.ts';

const newTransferPageQuery = graphql`
  query NewTransferPageQuery @preloadable {
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

/** A new transfer to another location: `/transfer-stock/new`. */
export function NewTransferPage() {
  const { t } = useTranslation();
  const { locations } = useRouteQuery<NewTransferPageQuery>(newTransferPageQuery, newTransferRoute.useLoaderData());
  const rows = locations.edges.map(({ node }) => node);
  return (
    <>
      <PageHeader
        back={<IconLink to="/transfer-stock" icon={ArrowLeft} label={t('Back to transfers')} />}
        title={t('New transfer')}
      />
      {rows.length < 2 ? <FirstLocation /> : <TransferForm locations={rows} />}
    </>
  );
}
