import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import type { courierReportColumns_report$data } from '../../__generated__/courierReportColumns_report.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { StateWord } from '../../ui/Badge.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { statusText } from '../../ui/statusMeaning.ts';
import { reportMeaning, reportText } from './reportText.ts';

/** The data of one row. */
void graphql`
  fragment courierReportColumns_report on CourierReport {
    id
    outcome
    note
    messageKey
    messageValues
    rawStatus
    status
    message
    consignmentId
    invoice
    collected
    receivedAt
    courier {
      id
      name
    }
    namedOrder {
      orderId
      reference
    }
  }
`;

export type ReportRow = Omit<courierReportColumns_report$data, ' $fragmentType'>;

/** The columns of the courier reports. */
export const courierReportColumns = (column: ColumnMakers<ReportRow>, t: TFunction): readonly DataGridColumn<ReportRow>[] => [
  column.title('parcel', t('Parcel'), ({ namedOrder, consignmentId, invoice }) => namedOrder?.reference ?? consignmentId ?? invoice ?? t('Unreadable'), {
    width: 150, secondary: ({ consignmentId, invoice }) => consignmentId ?? invoice,
  }),
  column.text('courier', t('Courier'), ({ courier }) => courier.name, { width: 120, mobile: 'subtitle' }),
  column.text('said', t('It says'), ({ rawStatus, status }) => (status ? statusText(status, t) : rawStatus || t('On its way')), {
    minWidth: 150, secondary: ({ rawStatus, status, message }) => [status && rawStatus, message].filter(Boolean).join(' · ') || null,
  }),
  column.money('collected', t('Collected'), ({ collected }) => collected, { width: 100 }),
  column.text('outcome', t('What became of it'), ({ outcome }) => <StateWord meaning={reportMeaning(outcome)}>{reportText(outcome, t)}</StateWord>, {
    minWidth: 220, mobile: 'value', secondary: ({ note, ...text }) => (note ? gatewayText({ ...text, message: note }) : null),
  }),
  column.date('received', t('Came'), ({ receivedAt }) => receivedAt, { mobile: 'meta', sort: { ascending: 'OLDEST', descending: 'NEWEST' } }),
];
