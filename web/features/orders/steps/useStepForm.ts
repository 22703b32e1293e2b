import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import type { StepDialogProps } from './stepFacts.ts';

interface StepForm<Values, Data> {
  saved: Values;
  save: (values: Values) => Promise<CommandOutcome<Data>>;
  /** The success message. */
  doneText: (values: Values) => string;
  /** Once the form counts as unchanged and the dialog is closed: the page may be left. */
  onClosed?: (data: Data) => void;
}

/** The form of a step dialog. A refusal that concerns the order as a whole is shown on its page. */
export function useStepForm<Values extends Record<string, unknown>, Data>(
  { onProblem, onDone, onClose }: StepDialogProps, { saved, save, doneText, onClosed }: StepForm<Values, Data>,
): CommandForm<Values> {
  const form: CommandForm<Values> = useCommandForm<Values, Data>({
    saved,
    save,
    onSaved: (data, values) => {
      onDone(doneText(values));
      onClose();
      onClosed?.(data);
    },
    onRefused: (problem) => {
      if (Object.keys(problem.fields).length > 0) return problem;
      form.reset();
      onProblem(problem);
      onClose();
      return null;
    },
  });
  return form;
}
