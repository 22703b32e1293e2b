import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { GIVEN_BACK } from '../statusSets.ts';
import { dayLabels, outcomeFields, statusesOf } from './editDraft.ts';
import type { DAYS, EditDraft } from './editDraft.ts';
import { Fields } from './Fields.ts';

// Loaded on use: most edited orders do not come back, and keep their status.
const EditOutcome = lazyPart(() => import('./EditOutcome.tsx'), 'EditOutcome');

interface EditProgressProps {
  form: Pick<CommandForm<EditDraft>, 'control' | 'change'>;
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
  const labels = dayLabels(t);
  const today = currentDay();
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
        {(GIVEN_BACK.has(wanted) || outcomeFields(status, wanted).length > 0) && (
          <EditOutcome form={form} lines={lines} status={status} wanted={wanted} />
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
