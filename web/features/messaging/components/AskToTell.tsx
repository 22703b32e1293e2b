import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { eventName, type MessageEvent } from '../eventText.ts';
import { useToldEvents } from '../useToldEvents.ts';

interface AskToTellProps {
  /** What is about to happen to the orders. */
  events: readonly MessageEvent[];
  /** How many orders. */
  count: number;
  /** The switch that answers. */
  children: (texts: { label: string; description: string }) => ReactNode;
}

/** Asks whether the customers of many orders are told by SMS, where a single one is told by itself; nothing where none is. */
export function AskToTell({ events, count, children }: AskToTellProps) {
  const { t } = useTranslation();
  const { events: known, hasFailed, reload } = useToldEvents();
  const told = known?.filter((event) => events.includes(event)) ?? [];
  if (hasFailed && !known) return <PartFailed title={t('Whether customers are told by SMS could not be loaded')} onRetry={reload} />;
  if (told.length === 0) return null;
  const names = told.map((event) => eventName(event, t)).join(', ');
  return children({
    label: t('Tell the customers by SMS'),
    description: t('{{names}}: up to {{number}} messages from your SMS balance. Left off, these customers are told nothing.', {
      names, count: told.length * count, number: told.length * count,
      defaultValue_one: '{{names}}: up to {{number}} message from your SMS balance. Left off, this customer is told nothing.',
    }),
  });
}
