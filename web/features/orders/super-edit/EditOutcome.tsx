import { useTranslation } from 'react-i18next';
import { FormNumberField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { ReasonField } from '../components/ReasonField.tsx';
import { GIVEN_BACK } from '../statusSets.ts';
import { PieceRow, Pieces } from '../steps/PieceRow.tsx';
import { outcomeFields, outcomeLabels } from './editDraft.ts';
import type { EditDraft } from './editDraft.ts';

interface EditOutcomeProps {
  form: Pick<CommandForm<EditDraft>, 'control' | 'change'>;
  lines: readonly { readonly id: string; readonly name: string; readonly sku: string; readonly quantity: number }[];
  /** The saved status, and the chosen one. */
  status: string;
  wanted: string;
}

/** What became of the pieces of each line, for a step that asks; and why goods come back. */
export function EditOutcome({ form, lines, status, wanted }: EditOutcomeProps) {
  const { t } = useTranslation();
  const labels = outcomeLabels(t);
  const asked = outcomeFields(status, wanted);
  return (
    <>
      {asked.length > 0 && (
        <Pieces>
          {lines.map(({ id, name, sku, quantity }, index) => (
            <PieceRow key={id} name={name} note={`${sku} × ${quantity}`}>
              {asked.map((field) => (
                <FormNumberField key={field} form={form} name={`outcomes.${index}.${field}`} label={labels[field]} min={0} max={quantity} />
              ))}
            </PieceRow>
          ))}
        </Pieces>
      )}
      {GIVEN_BACK.has(wanted) && (
        <ReasonField form={form} of="RETURN" name="returnReason" label={t('Return reason')} maxLength={300} />
      )}
    </>
  );
}
