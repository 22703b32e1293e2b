import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import type { StepDialogProps } from './stepFacts.ts';

interface StepForm<Values> {
  saved: Values;
  save: (values: Values) => Promise<CommandOutcome<unknown>>;
  /** The success message. */
  doneText: (values: Values) => string;
}

/** The form of a step dialog. A refusal that concerns the order as a whole is shown on its page. */
export function useStepForm<Values extends Record<string, unknown>>(
  { onProblem, onDone, onClose }: StepDialogProps, { saved, save, doneText }: StepForm<Values>,
): CommandForm<Values> {
  const form: CommandForm<Values> = useCommandForm<Values, unknown>({
    saved,
    save,
    onSaved: (_order, values) => {
      onDone(doneText(values));
      onClose();
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
