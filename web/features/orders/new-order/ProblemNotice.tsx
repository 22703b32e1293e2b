import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import type { OrderProblem } from './orderDraft.ts';

/** Notice of a problem that belongs to no single field. */
export function ProblemNotice({ problem, onDismiss }: { problem: OrderProblem; onDismiss: () => void }) {
  const { t } = useTranslation();
  const words: Record<OrderProblem, string> = {
    NO_LINES: t('Add what is ordered'),
    LINE_DISCOUNT: t('A discount cannot exceed the price of its line'),
    DISCOUNT: t('The discount cannot exceed the items'),
    ADVANCE: t('The advance cannot exceed the total'),
  };
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may stand far below.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return <div ref={place}><Banner meaning="bad" title={words[problem]} onDismiss={onDismiss} /></div>;
}
