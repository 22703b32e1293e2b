import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge.tsx';
import type { Caller } from './useCaller.ts';

/** Badge beside the phone number: new customer, or risk by earlier orders. */
export function CallerMark({ caller }: { caller: Caller }) {
  const { t } = useTranslation();
  const { orderCount, deliveredCount, returnedCount, risk } = caller;
  const finished = deliveredCount + returnedCount;
  if (orderCount === 0) return <Badge meaning="info">{t('New customer')}</Badge>;
  if (finished === 0) return <Badge meaning="info">{t('Known')}</Badge>;
  const meaning: Partial<Record<string, 'good' | 'bad'>> = { GOOD: 'good', BAD: 'bad' };
  return (
    <Badge meaning={meaning[risk] ?? 'warn'}>
      {t('Known, {{delivered}} of {{finished}}', { delivered: deliveredCount, finished })}
    </Badge>
  );
}
