import { useTranslation } from 'react-i18next';
import { formatShortDateTime } from '../../../schema/rules/format.ts';

/** With what the figures of a range are compared: while its last day is not over, the days before end at the same hour. */
export function ComparedDays({ until }: { until: string | null | undefined }) {
  const { t } = useTranslation();
  return until ? t('Compared with the days right before, up to {{time}}', { time: formatShortDateTime(until) }) : t('Compared with the days right before');
}
