import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import type { announcementColumns_announcement$data } from '../../__generated__/announcementColumns_announcement.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { severityMeaning, severityText } from './severity.ts';

/** The data of one row, and of the form that changes it; spread unmasked into the list. */
void graphql`
  fragment announcementColumns_announcement on Announcement {
    id
    version
    title
    text
    titleBangla
    textBangla
    severity
    tiers
    isForAdmins
    isDismissible
    startsAt
    endsAt
    createdByName
  }
`;

export type AnnouncementRow = Omit<announcementColumns_announcement$data, ' $fragmentType'>;

function audience({ tiers, isForAdmins }: AnnouncementRow, t: TFunction): string {
  const who = tiers.length > 0 ? tiers.join(', ') : t('All businesses');
  return isForAdmins ? t('{{who}}, administrators only', { who }) : who;
}

export function announcementColumns(column: ColumnMakers<AnnouncementRow>, t: TFunction): readonly DataGridColumn<AnnouncementRow>[] {
  return [
    column.title('title', t('Announcement'), ({ title }) => title, { minWidth: 240, secondary: ({ text }) => text }),
    {
      id: 'severity', header: t('Severity'), width: 120, mobile: 'badge',
      cell: ({ severity }) => <Badge meaning={severityMeaning(severity)}>{severityText(severity, t)}</Badge>,
    },
    column.text('audience', t('For'), (row) => audience(row, t), { width: 200, mobile: 'subtitle' }),
    column.text('from', t('From'), ({ startsAt }) => formatShortDateTime(startsAt), { width: 150, mobile: 'meta' }),
    column.text('until', t('Until'), ({ endsAt }) => formatShortDateTime(endsAt), { width: 150, mobile: 'meta' }),
    column.text('by', t('Written by'), ({ createdByName }) => createdByName, { width: 150 }),
  ];
}
