import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { BulkJobRows_page$data, BulkJobRows_page$key } from '../../__generated__/BulkJobRows_page.graphql.ts';
import type { BulkJobRowsFurtherQuery } from '../../__generated__/BulkJobRowsFurtherQuery.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { ShowMore } from '../../list/ShowMore.tsx';
import { useFurtherRows } from '../../list/useFurtherRows.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { passFocusOn } from '../../ui/passFocusOn.ts';

type Row = BulkJobRows_page$data['edges'][number]['node'];

const pageFragment = graphql`
  fragment BulkJobRows_page on BulkJobRowsConnection {
    edges {
      cursor
      node {
        id
        rowId
        position
        label
        message
        messageKey
        messageValues
      }
    }
    pageInfo {
      hasNextPage
    }
  }
`;

const furtherQuery = graphql`
  query BulkJobRowsFurtherQuery($job: ID!, $status: BulkRowStatus!, $noted: Boolean, $after: String!) {
    bulkJobRows(first: 100, after: $after, filter: { job: $job, status: $status, noted: $noted }) {
      ...BulkJobRows_page @relay(mask: false)
    }
  }
`;

interface BulkJobRowsProps {
  job: string;
  /** `OK`: only those with a message. */
  status: 'FAILED' | 'SKIPPED' | 'OK';
  page: BulkJobRows_page$key;
  /** Tries one row again; left out while none may be. */
  onRetry?: (rowId: string) => void;
  isRetrying?: boolean;
}

/** The rows of a job that ended this way, with the message of each. */
export function BulkJobRows({ job, status, page, onRetry, isRetrying }: BulkJobRowsProps) {
  const { t } = useTranslation();
  const title = { FAILED: t('Failed'), SKIPPED: t('Skipped'), OK: t('Done, and worth a look') }[status];
  const { edges, pages } = useFurtherRows<Row>({
    first: useFragment(pageFragment, page),
    load: async (environment, after) => {
      const options = { fetchPolicy: 'network-only' } as const;
      const answer = await fetchQuery<BulkJobRowsFurtherQuery>(environment, furtherQuery, { job, status, noted: status === 'OK' || undefined, after }, options).toPromise();
      return answer?.bulkJobRows;
    },
  });
  if (edges.length === 0) return null;
  return (
    <Card title={title} isFlush>
      <FactTable
        label={title}
        isStackedOnPhone
        rows={edges.map(({ node }) => node)}
        getRowId={({ id }) => id}
        columns={[
          { id: 'row', header: t('Row'), align: 'end', cell: ({ position }) => formatCount(position) },
          { id: 'label', header: t('Record'), isLine: true, cell: ({ label }) => <CellText isStrong>{label}</CellText> },
          { id: 'message', header: status === 'OK' ? t('Note') : t('Why'), isWide: true, cell: (row) => gatewayText(row) },
          ...(onRetry
            ? [{
                id: 'retry', header: '', align: 'end' as const, isLine: true,
                cell: ({ rowId }: Row) => (
                  <Button ref={passFocusOn} size="small" icon={RotateCcw} disabled={isRetrying} onClick={() => onRetry(rowId)}>
                    {t('Try again')}
                  </Button>
                ),
              }]
            : []),
        ]}
      />
      <ShowMore pages={pages} />
    </Card>
  );
}
