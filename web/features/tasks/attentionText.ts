import type { TFunction } from 'i18next';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import { relativeTime } from '../../relay/serverTime.ts';

interface Timed {
  dueAt: string;
  snoozedUntil: string | null | undefined;
  endedAt: string | null | undefined;
  isOverdue: boolean;
}

/** When a task wants attention, in words; a task that is neither late, put off nor ended says only when it is due. */
export function attentionText({ snoozedUntil, isOverdue, dueAt, endedAt }: Timed, t: TFunction): string {
  const due = formatShortDateTime(dueAt);
  if (endedAt) return t('Ended {{when}}', { when: relativeTime(endedAt) });
  if (isOverdue) return t('Overdue since {{when}}', { when: due });
  if (snoozedUntil) return t('Put off until {{when}}', { when: formatShortDateTime(snoozedUntil) });
  return due;
}

/** When it was due, where the other text says something else. */
export const dueText = ({ isOverdue, snoozedUntil, endedAt, dueAt }: Timed, t: TFunction): string | undefined =>
  (endedAt || (snoozedUntil && !isOverdue) ? t('due {{when}}', { when: formatShortDateTime(dueAt) }) : undefined);

/** The same in a line that does not say that it is about the time. */
export const whenText = (task: Timed, t: TFunction): string =>
  (task.isOverdue || task.snoozedUntil || task.endedAt ? attentionText(task, t) : t('due {{when}}', { when: formatShortDateTime(task.dueAt) }));
