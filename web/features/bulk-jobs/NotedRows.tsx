import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { NotedRowsQuery } from '../../__generated__/NotedRowsQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { BulkJobRows } from './BulkJobRows.tsx';

const query = graphql`
  query NotedRowsQuery($job: ID!) {
    bulkJobRows(first: 100, filter: { job: $job, status: OK, noted: true }) {
      ...BulkJobRows_page
    }
  }
`;

/** What is to be known of rows that were done, such as an order that was promised beyond the stock. */
export function NotedRows({ job }: { job: string }) {
  const { t } = useTranslation();
  const { data, hasFailed, reload } = useSecondaryQuery<NotedRowsQuery>(query, { job });
  if (data) return <BulkJobRows job={job} status="OK" page={data.bulkJobRows} />;
  return hasFailed ? <PartFailed title={t('The notes of its rows could not be loaded')} onRetry={reload} /> : null;
}
