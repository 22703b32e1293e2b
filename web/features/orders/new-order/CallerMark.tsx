import { useTranslation } from 'react-i18next';
import { customerRisk } from '../../../../schema/rules/customer-risk.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Caller } from './useCaller.ts';

/** Badge beside the phone number: new customer, or risk by earlier orders. */
export function CallerMark({ caller }: { caller: Caller }) {
  const { t } = useTranslation();
  const { orderCount, deliveredCount, returnedCount } = caller;
  const finished = deliveredCount + returnedCount;
  if (orderCount === 0) return <Badge meaning="info">{t('New customer')}</Badge>;
  if (finished === 0) return <Badge meaning="info">{t('Known')}</Badge>;
  const meaning = { NEW: 'info', GOOD: 'good', MIXED: 'warn', BAD: 'bad' } as const;
  return (
    <Badge meaning={meaning[customerRisk(caller)]}>
      {t('Known, {{delivered}} of {{finished}}', { delivered: deliveredCount, finished })}
    </Badge>
  );
}
