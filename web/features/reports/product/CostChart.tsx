import { useTranslation } from 'react-i18next';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { formatShortDay } from '../../../../schema/rules/format.ts';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { token } from '../../../ui/theme/token.ts';

interface CostChartProps {
  /** Days in Dhaka, the first day first. */
  days: readonly { day: string; averageCost: number | null | undefined }[];
}

const axis = { fontSize: 12, fill: token.ink3 } as const;
const dayOf = (time: number) => formatShortDay(new Date(time).toISOString().slice(0, 10));

/** What a piece cost on the days of deliveries, which stand as far from each other as they are. */
export function CostChart({ days }: CostChartProps) {
  const { t } = useTranslation();
  const points = days.map(({ day, averageCost }) => ({ time: Date.parse(day), cost: averageCost ?? 0 }));
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={160}>
        <LineChart data={points} margin={{ top: 8, right: 12, bottom: 0, left: 4 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={token.border} />
          <XAxis
            dataKey="time" type="number" scale="time" domain={[points[0]!.time - DAY_MS, points.at(-1)!.time + DAY_MS]} ticks={points.map(({ time }) => time)}
            tickFormatter={dayOf} tick={axis} tickLine={false} axisLine={false} minTickGap={16} interval="preserveStartEnd"
          />
          <YAxis domain={['auto', 'auto']} tickFormatter={(amount: number) => exactTaka(amount)} tick={axis} tickLine={false} axisLine={false} width={74} tickCount={4} />
          <Tooltip
            cursor={{ stroke: token.border }}
            isAnimationActive={false}
            formatter={(value) => [exactTaka(Number(value)), t('Cost of one piece')]}
            labelFormatter={(time) => dayOf(Number(time))}
            contentStyle={{ background: token.surface, border: `1px solid ${token.border}`, borderRadius: 8, color: token.ink }}
            itemStyle={{ color: token.ink2 }}
          />
          <Line dataKey="cost" stroke={token.accent} strokeWidth={2} dot={{ r: 3, fill: token.surface, stroke: token.accent, strokeWidth: 2 }} isAnimationActive={false} />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
