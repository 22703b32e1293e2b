import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DayRange } from '../../../list/dayRange.ts';
import { dayRangeText } from '../../../list/dayRange.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { dashboardRoute } from '../ordersRoutes.ts';
import { ownDays, rangeDays, USUAL_RANGE } from './dashboardFigures.ts';

const OWN = 'own';

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The day that a browser takes a half-typed year for is not looked up. */
const EARLIEST = '2000';

interface OwnDaysProps {
  days: DayRange;
  onChange: (range: string) => void;
}

/** First and last day. The figures follow once they are days in this order, and not too many. */
function OwnDays({ days, onChange }: OwnDaysProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(days);
  function change(next: DayRange) {
    setTyped(next);
    const range = dayRangeText(next);
    if (next.from > EARLIEST && next.from <= next.to && ownDays(range)) onChange(range);
  }
  return (
    <>
      <TextField type="date" label={t('First day')} isLabelHidden value={typed.from} onChange={(from) => change({ ...typed, from })} />
      <TextField type="date" label={t('Last day')} isLabelHidden value={typed.to} onChange={(to) => change({ ...typed, to })} />
    </>
  );
}

/** The range of the figures: a named one, or days of one's own. */
export function DashboardRange({ range }: { range: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const own = ownDays(range);
  const show = (next: string) =>
    void navigate({ to: dashboardRoute.to, search: next === USUAL_RANGE ? {} : { range: next }, replace: true });
  return (
    <Fields>
      <Select
        label={t('Days')}
        isLabelHidden
        value={own ? OWN : range}
        onChange={(next) => show(next === OWN ? dayRangeText(rangeDays({ range })) : next)}
        options={[
          { id: 'today', label: t('Today') },
          { id: 'last-7-days', label: t('Last 7 days') },
          { id: 'last-14-days', label: t('Last 14 days') },
          { id: 'last-30-days', label: t('Last 30 days') },
          { id: 'last-90-days', label: t('Last 90 days') },
          { id: 'last-365-days', label: t('Last 365 days') },
          { id: OWN, label: t('Days of your own') },
        ]}
      />
      {own && <OwnDays days={own} onChange={show} />}
    </Fields>
  );
}
