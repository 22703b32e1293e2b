import { Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { dhakaDay, formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { trendOf } from './dashboardFigures.ts';
import { Table, TableBox } from './DashboardTable.tsx';

// Loaded later: the chart library is larger than the rest of the page.
const TrendChart = lazy(() => import('./TrendChart.tsx').then((module) => ({ default: module.TrendChart })));

const Room = styled.div`
  min-height: 350px;
`;

/** The range by day, a long one by month, as a chart and as a table with the same figures. */
export function DashboardTrend({ days }: { days: Parameters<typeof trendOf>[0] }) {
  const { t } = useTranslation();
  const { rows, isByMonth } = trendOf(days);
  const title = isByMonth ? t('Month by month') : t('Day by day');
  const [isTable, setTable] = useState(false);
  const table = (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th>{isByMonth ? t('Month') : t('Day')}</th>
          <th>{t('Orders')}</th>
          <th>{t('Delivered')}</th>
          <th>{t('Returned')}</th>
          <th>{t('Revenue')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.day}>
            <td>{one.day}</td>
            <td>{formatCount(one.orders)}</td>
            <td>{formatCount(one.delivered)}</td>
            <td>{formatCount(one.returned)}</td>
            <td>{formatTaka(one.revenue)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
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
        <TableBox>{table}</TableBox>
      ) : (
        <>
          <VisuallyHidden>{table}</VisuallyHidden>
          <Room>
            <PartBoundary failed={() => <EmptyState title={t('The chart could not be loaded')} />}>
              <Suspense fallback={null}>
                <TrendChart days={rows} today={dhakaDay(new Date())} />
              </Suspense>
            </PartBoundary>
          </Room>
        </>
      )}
    </Card>
  );
}
