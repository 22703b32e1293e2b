import { useEffect, useRef } from 'react';
import type { Path, PathValue } from 'react-hook-form';
import { sameValue } from '../../../forms/rebased.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { isUndecided } from '../../../relay/commandProblem.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import type { StepDialogProps } from './stepFacts.ts';

interface StepForm<Values, Data> {
  saved: Values;
  save: (values: Values) => Promise<CommandOutcome<Data>>;
  /** The success message. */
  doneText: (values: Values) => string;
  /** Once the form counts as unchanged and the dialog is closed: the page may be left. */
  onClosed?: (data: Data) => void;
  /** The fields at which refusals are shown, by their reason. */
  fieldOf?: Readonly<Record<string, keyof Values & string>>;
}

/**
 * Whether a refusal is shown in the dialog, which stays: it concerns a field, the order is to be read again first, or nobody
 * knows whether the step was taken, and it is to be sent again as it was. Any other concerns the order as a whole and is shown
 * on its page.
 */
export const staysInDialog = (problem: CommandProblem) =>
  problem.code === 'CONFLICT' || isUndecided(problem) || Object.keys(problem.fields).length > 0;

/**
 * The form of a step dialog, for the order as it was when the dialog was opened, or read again there. Rows of the order that are
 * other ones then begin anew: what was typed could stand at another line. Such a row has a `lineId`.
 */
export function useStepForm<Values extends Record<string, unknown>, Data>(
  { onProblem, onDone, onClose }: StepDialogProps, { saved, save, doneText, onClosed, fieldOf = {} }: StepForm<Values, Data>,
): CommandForm<Values> {
  const form: CommandForm<Values> = useCommandForm<Values, Data>({
    saved,
    save,
    onSaved: (data, values) => {
      onDone(doneText(values));
      onClose();
      onClosed?.(data);
    },
    onRefused: (refused) => {
      const field = fieldOf[refused.reason ?? ''];
      const problem = field ? { ...refused, fields: { [field]: refused.message } } : refused;
      if (staysInDialog(problem)) return problem;
      form.reset();
      onProblem(problem);
      onClose();
      return null;
    },
  });
  const rowsBefore = useRef(saved);
  // After the form itself has followed `saved`, which keeps rows that were typed in.
  useEffect(() => {
    for (const name of Object.keys(saved) as Path<Values>[]) {
      if (Array.isArray(saved[name]) && !sameValue(saved[name], rowsBefore.current[name])) form.change(name, saved[name] as PathValue<Values, Path<Values>>);
    }
    rowsBefore.current = saved;
  });
  return form;
}
