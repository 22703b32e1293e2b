import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandProblem } from '../relay/commandProblem.ts';
import type { CommandOutcome } from '../relay/useCommand.ts';
import { FormTextArea } from './fields.tsx';
import { FormDialog } from './FormSurface.tsx';
import { useCommandForm } from './useCommandForm.ts';

export interface ReasonDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The verb: 'Cancel order', not 'OK'. */
  submitLabel: string;
  /** Gets the trimmed reason. */
  save: (reason: string) => Promise<CommandOutcome<unknown>>;
  onSaved: (data: unknown) => void;
  /** Called with a refusal before it is shown here: returns the problem to show, or null when it has been handled. */
  onRefused?: (problem: CommandProblem) => CommandProblem | null;
  onClose: () => void;
  isDanger?: boolean;
  /** In pixels; wider where tables are part of the question. */
  width?: number;
}

/** As the gateway takes it. */
const LONGEST_REASON = 300;

/** The dialog of `ReasonDialog`. */
export function ReasonForm(props: ReasonDialogProps) {
  const { title, children, submitLabel, save, onSaved, onRefused, onClose, isDanger, width = 440 } = props;
  const { t } = useTranslation();
  const form = useCommandForm({
    saved: { reason: '' },
    save: ({ reason }) => save(reason.trim()),
    onSaved,
    onRefused,
  });
  return (
    <FormDialog form={form} title={title} submitLabel={submitLabel} isDanger={isDanger} isAlert width={width} onClose={onClose}>
      <div>{children}</div>
      <FormTextArea
        form={form}
        label={t('Reason')}
        name="reason"
        maxLength={LONGEST_REASON}
        validate={(text) => (text.trim() === '' ? t('Give a reason') : null)}
        isRequired
        autoFocus
        rows={2}
      />
    </FormDialog>
  );
}
