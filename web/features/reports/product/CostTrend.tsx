import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatDay } from '../../../../schema/rules/format.ts';
import type { CostTrend_day$data, CostTrend_day$key } from '../../../__generated__/CostTrend_day.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { exactTaka } from '../../accounting/exactTaka.ts';

// Loaded later: the chart library is larger than the rest of the page.
const CostChart = lazyPart(() => import('./CostChart.tsx'), 'CostChart', {
  failed: (_props, retry) => <PartFailed onRetry={retry} />,
});

const fragment = graphql`
  fragment CostTrend_day on PurchasesOfDay @relay(plural: true) {
    day
    received
    averageCost
  }
`;

const Room = styled.div`
  min-height: 160px;
`;

const Shown = styled.div`
  margin: 0 -16px -16px;
`;

type Day = CostTrend_day$data[number];

/** What a piece has cost, delivery day by delivery day: as a chart, and as a table with the same figures. */
export function CostTrend({ days: key }: { days: CostTrend_day$key }) {
  const { t } = useTranslation();
  const days = useFragment(fragment, key);
  const [isTable, setTable] = useState(false);
  // One day is no trend; the list below has it.
  if (days.length < 2) return null;
  const title = t('Cost of one piece');
  const columns: FactColumn<Day>[] = [
    { id: 'day', header: t('Day'), isWide: true, cell: ({ day }) => formatDay(day) },
    { id: 'received', header: t('Pieces'), align: 'end', cell: ({ received }) => formatCount(received) },
    { id: 'cost', header: title, align: 'end', cell: ({ averageCost }) => exactTaka(averageCost ?? 0) },
  ];
  return (
    <Card
      title={title}
      actions={
        <Button size="small" icon={Table2} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('Table')}
        </Button>
      }
    >
      {isTable ? (
        <Shown>
          <FactTable label={title} isStackedOnPhone columns={columns} rows={days} getRowId={({ day }) => day} />
        </Shown>
      ) : (
        <>
          <VisuallyHidden>
            <table aria-label={title}>
              <thead>
                <tr>{columns.map(({ id, header }) => <th key={id} scope="col">{header}</th>)}</tr>
              </thead>
              <tbody>
                {days.map((row) => (
                  <tr key={row.day}>{columns.map(({ id, cell }) => <td key={id}>{cell(row)}</td>)}</tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
          <Room>
            <CostChart days={days} />
          </Room>
        </>
      )}
    </Card>
  );
}
