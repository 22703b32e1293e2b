import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { token } from '../../../ui/theme/token.ts';

export interface TrendDay {
  readonly day: string;
  readonly revenue: number;
  readonly delivered: number;
}

const dayLabel = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthLabel = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** A month is 'YYYY-MM'. */
const dayText = (day: string) => (day.length === 7 ? monthLabel : dayLabel).format(new Date(day));

interface TrendChartProps {
  days: readonly TrendDay[];
  /** It is not over yet, nor is its month: the bar is outlined. */
  today: string;
}

const axis = { fontSize: 12, fill: token.ink3 } as const;

/** Revenue and deliveries by day, in two charts with axes from zero. */
export function TrendChart({ days, today }: TrendChartProps) {
  const { t } = useTranslation();
  const plots = [
    { key: 'revenue', name: t('Revenue'), height: 190, format: formatTaka },
    { key: 'delivered', name: t('Delivered orders'), height: 120, format: formatCount },
  ] as const;
  return (
    <div aria-hidden>
      {plots.map(({ key, name, height, format }) => (
        <div key={key}>
          <span style={{ fontSize: 12.5, fontWeight: 550, color: token.ink2 }}>{name}</span>
          <ResponsiveContainer width="100%" height={height}>
            <BarChart data={[...days]} margin={{ top: 6, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
              <CartesianGrid vertical={false} stroke={token.border} />
              <XAxis dataKey="day" tickFormatter={dayText} tick={axis} tickLine={false} axisLine={false} minTickGap={16} />
              <YAxis tickFormatter={format} tick={axis} tickLine={false} axisLine={false} width={74} allowDecimals={false} />
              <Tooltip
                cursor={{ fill: token.hover }}
                isAnimationActive={false}
                formatter={(value) => [format(Number(value)), name]}
                labelFormatter={(day) => dayText(String(day))}
                contentStyle={{ background: token.surface, border: `1px solid ${token.border}`, borderRadius: 8, color: token.ink }}
              />
              <Bar dataKey={key} fill={token.accent} radius={[3, 3, 0, 0]} isAnimationActive={false} maxBarSize={32}>
                {days.map(({ day }) => {
                  const isOpen = today.startsWith(day);
                  return <Cell key={day} fillOpacity={isOpen ? 0.35 : 1} stroke={token.accent} strokeDasharray={isOpen ? '3 2' : undefined} />;
                })}
              </Bar>
            </BarChart>
          </ResponsiveContainer>
        </div>
      ))}
    </div>
  );
}
