import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { DecideLine } from '../mutations/useDecideLine.ts';
import type { StatementLine } from '../statementFacts.ts';

interface ChooseOrderDialogProps {
  line: StatementLine;
  decideLine: DecideLine;
  onDecided: (line: StatementLine) => void;
  onClose: () => void;
}

/** Asks for the number of the order that a line of a statement is for. */
export function ChooseOrderDialog({ line, decideLine, onDecided, onClose }: ChooseOrderDialogProps) {
  const { t } = useTranslation();
  const form = useCommandForm({
    saved: { orderNumber: '' },
    save: ({ orderNumber }) => decideLine(line, { orderNumber }),
    onSaved: ({ decided }) => {
      decided.forEach(onDecided);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Which order is this parcel for?')} submitLabel={t('Choose')} width={380} onClose={onClose}>
      <FormTextField form={form} name="orderNumber" label={t('Order number')} maxLength={30} isRequired autoFocus />
    </FormDialog>
  );
}
