import type { TFunction } from 'i18next';
import { addDays, dhakaDay, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { currentTime } from '../../../relay/serverTime.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Hours of the day in Dhaka that are offered for a call-back. */
const MORNING = 10;
const AFTERNOON = 17;

interface CallTime {
  id: string;
  label: string;
  at: Date;
}

/** The call-back times to choose from; only future ones. */
export function callTimes(t: TFunction, now = currentTime()): CallTime[] {
  const today = dhakaDay(now);
  const atHour = (day: string, hour: number) => new Date(dhakaDayStart(day).getTime() + hour * HOUR);
  const times: CallTime[] = [
    { id: '30m', label: t('In 30 minutes'), at: new Date(now + 30 * MINUTE) },
    { id: '1h', label: t('In an hour'), at: new Date(now + HOUR) },
    { id: '3h', label: t('In 3 hours'), at: new Date(now + 3 * HOUR) },
    { id: 'afternoon', label: t('Today, 5 pm'), at: atHour(today, AFTERNOON) },
    { id: 'morning', label: t('Tomorrow, 10 am'), at: atHour(addDays(today, 1), MORNING) },
    { id: 'evening', label: t('Tomorrow, 5 pm'), at: atHour(addDays(today, 1), AFTERNOON) },
    { id: 'week', label: t('In a week'), at: new Date(now + 7 * 24 * HOUR) },
  ];
  return times.filter(({ at }) => at.getTime() > now + MINUTE);
}
