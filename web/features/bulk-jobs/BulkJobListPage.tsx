import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import type { BulkJobListPage_jobs$key } from '../../__generated__/BulkJobListPage_jobs.graphql.ts';
import type { BulkJobListPageQuery } from '../../__generated__/BulkJobListPageQuery.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { ShowMore } from '../../list/ShowMore.tsx';
import { useListRows } from '../../list/useListRows.ts';
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
    ...BulkJobListPage_jobs
  }
`;

const ROWS = 50;

const jobsFragment = graphql`
  fragment BulkJobListPage_jobs on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
  @refetchable(queryName: "BulkJobListPageNextQuery") {
    bulkJobs(first: $count, after: $cursor) @connection(key: "BulkJobListPage_bulkJobs") {
      edges {
        node {
          id
          message: title
          messageKey
          messageValues
          actorName
          createdAt
          ...BulkJobProgress_job
        }
      }
    }
  }
`;

/** All bulk jobs, latest first, running ones included: `/bulk-jobs`. */
export function BulkJobListPage() {
  const { t } = useTranslation();
  const loaded = useRouteQuery<BulkJobListPageQuery>(bulkJobListPageQuery, bulkJobListRoute.useLoaderData());
  const { rows, pages } = useListRows<BulkJobListPage_jobs$key>(jobsFragment, loaded, { pageSize: ROWS });
  return (
    <>
      <PageHeader
        back={<IconLink to="/product/product-list" icon={ArrowLeft} label={t('Back to products')} />}
        title={t('Bulk jobs')}
      />
      <Card isFlush>
        {rows.length === 0 ? (
          <EmptyState title={t('No bulk jobs yet')}>{t('What is changed on many records at once stands here.')}</EmptyState>
        ) : (
          <FactTable
            label={t('Bulk jobs')}
            isStackedOnPhone
            rows={rows}
            getRowId={({ id }) => id}
            columns={[
              { id: 'title', header: t('What'), isLine: true, cell: ({ id, ...title }) => <TextLink to={`/bulk-jobs/${id}`}>{gatewayText(title)}</TextLink> },
              { id: 'progress', header: t('Progress'), isWide: true, cell: (job) => <BulkJobProgress job={job} /> },
              { id: 'person', header: t('Who'), isLine: true, cell: ({ actorName }) => actorName },
              { id: 'time', header: t('When'), isLine: true, cell: ({ createdAt }) => formatShortDateTime(createdAt) },
            ]}
          />
        )}
        <ShowMore pages={pages} />
      </Card>
    </>
  );
}
