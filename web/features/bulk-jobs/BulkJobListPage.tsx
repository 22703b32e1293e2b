import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import type { BulkJobListPageQuery } from '../../__generated__/BulkJobListPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { bulkJobListRoute } from './bulkJobRoutes.ts';
import { BulkJobProgress } from './BulkJobProgress.tsx';

const bulkJobListPageQuery = graphql`
  query BulkJobListPageQuery @preloadable {
    bulkJobs(first: 50) {
      edges {
        node {
          id
          title
          actorName
          createdAt
          ...BulkJobProgress_job
        }
      }
    }
  }
`;

/** The latest bulk jobs, running ones included: `/bulk-jobs`. */
export function BulkJobListPage() {
  const { t } = useTranslation();
  const { bulkJobs } = useRouteQuery<BulkJobListPageQuery>(bulkJobListPageQuery, bulkJobListRoute.useLoaderData());
  return (
    <>
      <PageHeader
        back={<IconLink to="/product/product-list" icon={ArrowLeft} label={t('Back to products')} />}
        title={t('Bulk jobs')}
      />
      <Card isFlush>
        {bulkJobs.edges.length === 0 ? (
          <EmptyState title={t('No bulk jobs yet')}>{t('What is changed on many records at once stands here.')}</EmptyState>
        ) : (
          <FactTable
            label={t('Bulk jobs')}
            rows={bulkJobs.edges.map(({ node }) => node)}
            getRowId={({ id }) => id}
            columns={[
              { id: 'title', header: t('What'), cell: ({ id, title }) => <TextLink to={`/bulk-jobs/${id}`}>{title}</TextLink> },
              { id: 'progress', header: t('Progress'), isWide: true, cell: (job) => <BulkJobProgress job={job} /> },
              { id: 'person', header: t('Who'), cell: ({ actorName }) => actorName },
              { id: 'time', header: t('When'), cell: ({ createdAt }) => formatShortDateTime(createdAt) },
            ]}
          />
        )}
      </Card>
    </>
  );
}
