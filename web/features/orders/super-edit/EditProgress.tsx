import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { FormNumberField, FormSelect, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { GIVEN_BACK } from '../statusSets.ts';
import { PieceRow, Pieces } from '../steps/PieceRow.tsx';
import { dayLabels, outcomeFields, outcomeLabels, statusesOf } from './editDraft.ts';
import type { DAYS, EditDraft } from './editDraft.ts';
import { Fields } from './Fields.ts';

// Loaded on use: most edited orders do not come back.
const EditReturnReason = lazyPart(() => import('./EditReturnReason.tsx'), 'EditReturnReason');

interface EditProgressProps {
  form: Pick<CommandForm<EditDraft>, 'control'>;
  lines: readonly { readonly id: string; readonly name: string; readonly sku: string; readonly quantity: number }[];
  status: string;
  nextStatuses: readonly string[];
  /** Days that may be changed: those of the steps that have happened. */
  days: readonly (typeof DAYS)[number][];
  employees: readonly { id: string; label: string }[];
}

/** Status with what its step asks for, employee, and the days of the steps. */
export function EditProgress({ form, lines, status, nextStatuses, days, employees }: EditProgressProps) {
  const { t } = useTranslation();
  const wanted = useWatch({ control: form.control, name: 'status' });
  const asked = outcomeFields(status, wanted);
  const [labels, fieldLabels] = [dayLabels(t), outcomeLabels(t)];
  const today = dhakaDay(new Date());
  return (
    <Card title={t('Progress')}>
      <Fields>
        <FieldRow>
          <FormSelect
            form={form} name="status" label={t('Status')}
            options={statusesOf(status, nextStatuses).map((id) => ({ id, label: statusText(id, t) }))}
          />
          {wanted === 'HOLD' && status !== 'HOLD' && (
            <FormTextField form={form} name="holdUntil" label={t('Hold until')} type="date" inputProps={{ min: today }} isRequired />
          )}
          <FormSelect form={form} name="assigneeId" label={t('Employee')} options={employees} />
        </FieldRow>
        {asked.length > 0 && (
          <Pieces>
            {lines.map(({ id, name, sku, quantity }, index) => (
              <PieceRow key={id} name={name} note={`${sku} × ${quantity}`}>
                {asked.map((field) => (
                  <FormNumberField key={field} form={form} name={`outcomes.${index}.${field}`} label={fieldLabels[field]} min={0} max={quantity} />
                ))}
              </PieceRow>
            ))}
          </Pieces>
        )}
        {GIVEN_BACK.has(wanted) && (
          <EditReturnReason form={form} />
        )}
        <FieldRow>
          {days.map((name) => (
            <FormTextField key={name} form={form} name={name} label={labels[name]} type="date" inputProps={{ max: today }} isRequired />
          ))}
        </FieldRow>
      </Fields>
    </Card>
  );
}
