import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { dayRangeText } from '../../../list/dayRange.ts';
import { OwnDays } from '../../../list/OwnDays.tsx';
import { Select } from '../../../ui/Select.tsx';
import { MOST_DAYS, ownDays, rangeDays } from './dashboardSearch.ts';

const OWN = 'own';

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The range of the figures: a named one, or days of one's own. */
export function DashboardRange({ range, onChange: show }: { range: string; onChange: (range: string) => void }) {
  const { t } = useTranslation();
  const own = ownDays(range);
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
      {own && <OwnDays days={own} most={MOST_DAYS} isLabelHidden onChange={(days) => show(dayRangeText(days))} />}
    </Fields>
  );
}
