import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { ReasonTables_report$data, ReasonTables_report$key } from '../../../__generated__/ReasonTables_report.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { Card } from '../../../ui/Card.tsx';
import { DetailPair } from '../../../ui/DetailColumns.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { allOrdersSearch, UNSAID } from '../../orders/all/allOrdersSearch.ts';
import type { AllOrdersSearch } from '../../orders/all/allOrdersSearch.ts';
import { reasonText } from '../../orders/reasonText.ts';

type Reasons = ReasonTables_report$data['reasons' | 'returnReasons'];

interface ReasonTablesProps {
  report: ReasonTables_report$key;
  /** The filter of the list for all orders of the report. */
  behind: AllOrdersSearch;
}

/** Why orders were cancelled, and why goods came back; each figure is the length of the list that it links to. */
export function ReasonTables({ report, behind }: ReasonTablesProps) {
  const { t } = useTranslation();
  const { reasons, returnReasons } = useFragment(
    graphql`
      fragment ReasonTables_report on OrderReport {
        reasons {
          reason
          count
          value
        }
        returnReasons {
          reason
          count
          value
        }
      }
    `,
    report,
  );

  const table = (label: string, rows: Reasons, name: 'cancelReason' | 'returnReason', none: string) => (
    <Card title={label} isFlush>
      {rows.length === 0 ? (
        <EmptyState title={none}>{t('The reasons that people enter are counted here.')}</EmptyState>
      ) : (
        <FactTable
          label={label} rows={rows} getRowId={({ reason }) => reason}
          columns={[
            { id: 'reason', header: t('Reason'), isWide: true, cell: ({ reason }) => (reason ? reasonText(reason, t) : t('No reason entered')) },
            {
              id: 'count', header: t('Orders'), align: 'end',
              cell: ({ reason, count }) => (
                <TextLink
                  to="/ecom/all-order"
                  search={searchOf(allOrdersSearch, { ...behind, ...(reason ? { [name]: reason } : { unsaid: UNSAID[name] }) })}
                  aria-label={`${t('Orders')}, ${reason ? reasonText(reason, t) : t('No reason entered')}: ${formatCount(count)}`}
                >
                  {formatCount(count)}
                </TextLink>
              ),
            },
            { id: 'value', header: t('Value'), align: 'end', cell: ({ value }) => formatTaka(value) },
          ]}
        />
      )}
    </Card>
  );
  return (
    <DetailPair>
      {table(t('Why cancelled'), reasons, 'cancelReason', t('No order of these days was cancelled'))}
      {table(t('Why goods came back'), returnReasons, 'returnReason', t('Nothing of the orders of these days came back'))}
    </DetailPair>
  );
}
