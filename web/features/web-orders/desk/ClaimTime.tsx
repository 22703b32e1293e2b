import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from './callPanelStyle.ts';
import { currentTime } from '../../../relay/serverTime.ts';

const SECOND = 1_000;

/** The remaining time of the caller's claim. */
export function ClaimTime({ until }: { until: string }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.floor((Date.parse(until) - now) / SECOND));
  return (
    <Muted>
      <Lock aria-hidden size={14} />{' '}
      {left > 0
        ? t('Yours for {{minutes}} min {{seconds}} s', { minutes: Math.floor(left / 60), seconds: left % 60 })
        : t('Free for others again')}
    </Muted>
  );
}
