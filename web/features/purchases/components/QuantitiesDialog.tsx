import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormNumberField, FormSwitch, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { useRowsReadAgain } from '../../../forms/useRowsReadAgain.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';

export interface Quantities {
  lines: { lineId: string; quantity: number | null }[];
  reason: string;
  isLast: boolean;
}

interface QuantitiesDialogProps {
  title: string;
  submitLabel: string;
  rows: readonly { id: string; name: string; sku: string; most: number; first: number }[];
  /** The note beside each row's field: 'Of 12 on the way'. */
  noteOf: (most: number) => string;
  /** The additional question: a reason for returned goods; whether a receipt is the last one. */
  asks: 'reason' | 'isLast';
  save: (quantities: Quantities, lines: { lineId: string; quantity: number }[]) => Promise<CommandOutcome<unknown>>;
  onSaved: () => void;
  onClose: () => void;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(120px, 40%);
  gap: 12px;
  align-items: center;
`;

/** Asks how many pieces of each line arrive, or are returned. */
export function QuantitiesDialog(props: QuantitiesDialogProps) {
  const { title, submitLabel, rows, noteOf, asks, save, onSaved, onClose } = props;
  const { t } = useTranslation();
  const saved: Quantities = { lines: rows.map(({ id, first }) => ({ lineId: id, quantity: first })), reason: '', isLast: false };
  const form: CommandForm<Quantities> = useCommandForm<Quantities, unknown>({
    saved,
    save: (typed) =>
      save(typed, rows.map(({ id }, index) => ({ lineId: id, quantity: typed.lines[index]?.quantity ?? 0 }))
        .filter(({ quantity }) => quantity > 0)),
    // The gateway counts the lines that it got: those with pieces.
    onRefused: (problem) => {
      const sent = [...form.values().lines.keys()].filter((index) => form.values().lines[index]!.quantity);
      const fields = Object.entries(problem.fields).map(([name, message]) => [name.replace(/\d+/, (at) => String(sent[Number(at)])), message]);
      return { ...problem, fields: Object.fromEntries(fields) as Record<string, string> };
    },
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  useRowsReadAgain(form, saved);
  return (
    <FormDialog form={form} title={title} submitLabel={submitLabel} onClose={onClose} canSubmit={rows.length > 0} width={520}>
      {rows.length === 0 && !form.isSaving && <p>{t('Somebody else has done it already.')}</p>}
      {rows.map(({ id, name, sku, most }, index) => (
        <Line key={id}>
          <span>{name}</span>
          <FormNumberField
            form={form}
            label={t('{{sku}}: {{note}}', { sku, note: noteOf(most) })}
            name={`lines.${index}.quantity`}
            min={0}
            max={most}
          />
        </Line>
      ))}
      {asks === 'reason' ? (
        <FormTextField form={form} label={t('Why')} name="reason" maxLength={200} isRequired />
      ) : (
        <FormSwitch form={form} label={t('Nothing more will come: take the rest off the bill')} name="isLast" />
      )}
    </FormDialog>
  );
}
