import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';
import { formatCount, formatMonth, formatShortDay, formatTaka } from '../../../../schema/rules/format.ts';
import { token } from '../../../ui/theme/token.ts';
import type { Trend } from './dashboardFigures.ts';

/** A month is 'YYYY-MM'. */
const dayText = (day: string) => (day.length === 7 ? formatMonth(day) : formatShortDay(day));

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-bottom: 8px;
  color: ${token.ink2};
  font-size: 12.5px;

  span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }

  i {
    width: 10px;
    height: 10px;
    border-radius: 2px;
  }
`;

const Name = styled.span`
  color: ${token.ink2};
  font-size: 12.5px;
  font-weight: 550;
`;

interface TrendChartProps {
  trend: Trend;
  /** It is not over yet, nor is its month: the bar is outlined. */
  today: string;
}

const axis = { fontSize: 12, fill: token.ink3 } as const;
const NOT_OVER = { fillOpacity: 0.35, stroke: token.accent, strokeDasharray: '3 2' } as const;
const BEFORE = { fill: token.surface, stroke: token.borderControl } as const;

/** Revenue and deliveries by day, in two charts with axes from zero, beside those of the days before. */
export function TrendChart({ trend: { rows, isByMonth, isCompared }, today }: TrendChartProps) {
  const { t } = useTranslation();
  const plots = [
    { key: 'revenue', name: t('Revenue'), height: 190, format: formatTaka },
    { key: 'delivered', name: t('Delivered orders'), height: 120, format: formatCount },
  ] as const;
  const isOpen = (day: string) => today.startsWith(day);
  return (
    <div aria-hidden>
      <Legend>
        {isCompared && (
          <>
            <span><i style={{ border: `1px solid ${token.borderControl}` }} />{t('The days before')}</span>
            <span><i style={{ background: token.accent }} />{t('These days')}</span>
          </>
        )}
        {rows.some(({ day }) => isOpen(day)) && (
          <span><i style={{ border: `1px dashed ${token.accent}` }} />{isByMonth ? t('This month so far') : t('Today so far')}</span>
        )}
      </Legend>
      {plots.map(({ key, name, height, format }) => (
        <div key={key}>
          <Name>{name}</Name>
          <ResponsiveContainer width="100%" height={height}>
            <BarChart data={[...rows]} margin={{ top: 6, right: 4, bottom: 0, left: 4 }} barGap={1} accessibilityLayer={false}>
              <CartesianGrid vertical={false} stroke={token.border} />
              <XAxis dataKey="day" tickFormatter={dayText} tick={axis} tickLine={false} axisLine={false} minTickGap={16} />
              <YAxis tickFormatter={format} tick={axis} tickLine={false} axisLine={false} width={74} allowDecimals={false} />
              <Tooltip
                cursor={{ fill: token.hover }}
                isAnimationActive={false}
                formatter={(value, series, { payload }: { payload?: Trend['rows'][number] }) =>
                  [format(Number(value)), series === 'before' && payload?.before ? dayText(payload.before.day) : name]}
                labelFormatter={(day) => dayText(String(day))}
                contentStyle={{ background: token.surface, border: `1px solid ${token.border}`, borderRadius: 8, color: token.ink }}
                itemStyle={{ color: token.ink2 }}
              />
              {isCompared && <Bar name="before" dataKey={`before.${key}`} {...BEFORE} radius={[2, 2, 0, 0]} isAnimationActive={false} maxBarSize={14} />}
              <Bar name="now" dataKey={key} fill={token.accent} radius={[3, 3, 0, 0]} isAnimationActive={false} maxBarSize={isCompared ? 18 : 32}>
                {rows.map(({ day }) => <Cell key={day} {...(isOpen(day) ? NOT_OVER : { stroke: token.accent })} />)}
              </Bar>
            </BarChart>
          </ResponsiveContainer>
        </div>
      ))}
    </div>
  );
}
