import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ReasonsTables_report$key } from '../../../__generated__/ReasonsTables_report.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import type { WebOrderSearch, WebOrderStatus } from '../webOrderSearch.ts';
import { CountLink } from './CountLink.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 16px;
  align-items: start;
`;

/** The present statuses of the range's orders, and the reasons of cancellation. */
export function ReasonsTables({ report, behind }: { report: ReasonsTables_report$key; behind: WebOrderSearch }) {
  const { t } = useTranslation();
  const { statuses, reasons } = useFragment(
    graphql`
      fragment ReasonsTables_report on WebOrderReport {
        statuses {
          status
          count
        }
        reasons {
          reason
          count
        }
      }
    `,
    report,
  );
  return (
    <Columns>
      <Card title={t('Where they stand now')} isFlush>
        <FactTable
          label={t('Where they stand now')} rows={statuses} getRowId={({ status }) => status}
          columns={[
            { id: 'status', header: t('Status'), isWide: true, cell: ({ status }) => statusText(status as WebOrderStatus, t) },
            {
              id: 'count', header: t('Web orders'), align: 'end',
              cell: ({ status, count }) => <CountLink count={count} search={{ ...behind, status: status as WebOrderStatus }} label={statusText(status as WebOrderStatus, t)} />,
            },
          ]}
        />
      </Card>
      <Card title={t('Why they were cancelled')} isFlush>
        {reasons.length === 0 ? (
          <EmptyState title={t('None was cancelled')} />
        ) : (
          <FactTable
            label={t('Why they were cancelled')} rows={reasons} getRowId={({ reason }) => reason}
            columns={[
              { id: 'reason', header: t('Reason'), isWide: true, cell: ({ reason }) => reason || t('Cancelled in the shop') },
              {
                id: 'count', header: t('Web orders'), align: 'end',
                cell: ({ reason, count }) => (
                  <CountLink
                    count={count} label={reason || t('Cancelled in the shop')}
                    search={{ ...behind, status: 'CANCELLED', ...(reason ? { reason } : { unsaid: 'YES' }) }}
                  />
                ),
              },
            ]}
          />
        )}
      </Card>
    </Columns>
  );
}
