import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge.tsx';
import { riskOf } from './callerFacts.ts';
import type { Caller } from './useCaller.ts';

/** Badge beside the phone number: new customer, or risk by earlier orders. */
export function CallerMark({ caller }: { caller: Caller }) {
  const { t } = useTranslation();
  const { orderCount, deliveredCount, returnedCount } = caller;
  const finished = deliveredCount + returnedCount;
  if (orderCount === 0) return <Badge meaning="info">{t('New customer')}</Badge>;
  if (finished === 0) return <Badge meaning="info">{t('Known')}</Badge>;
  const meaning = { new: 'info', good: 'good', mixed: 'warn', bad: 'bad' } as const;
  return (
    <Badge meaning={meaning[riskOf(caller)]}>
      {t('Known, {{delivered}} of {{finished}}', { delivered: deliveredCount, finished })}
    </Badge>
  );
}
