import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { useRowsReadAgain } from '../../../forms/useRowsReadAgain.ts';
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
 * The form of a step dialog, for the order as it was when the dialog was opened, or read again there. A row of the order has a
 * `lineId`. A refusal is shown in the dialog, which stays with what was typed.
 */
export function useStepForm<Values extends Record<string, unknown>, Data>(
  { onDone, onClose }: StepDialogProps, { saved, save, doneText, onClosed, fieldOf = {} }: StepForm<Values, Data>,
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
      return field ? { ...refused, fields: { [field]: refused.message } } : refused;
    },
  });
  useRowsReadAgain(form, saved);
  return form;
}
