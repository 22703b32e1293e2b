import { useTranslation } from 'react-i18next';
import type { TaskRecordKind } from '../../../__generated__/taskColumns_task.graphql.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { recordLink, recordText } from '../recordLink.ts';

interface TaskRecordLinkProps {
  task: { recordKind: TaskRecordKind | null | undefined; recordId: string | null | undefined; recordLabel: string };
}

/** The record that a task is about, as a link for whoever may see its page. */
export function TaskRecordLink({ task }: TaskRecordLinkProps) {
  const { t } = useTranslation();
  const link = recordLink(task);
  const text = recordText(task, t);
  return link ? <TextLink {...link}>{text}</TextLink> : text;
}
