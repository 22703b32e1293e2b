import type { ComponentProps } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { ReasonOf } from '../../../../schema/rules/usual-reasons.ts';
import { FormTextArea } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { UsualReasonsOfOrders } from './UsualReasonsOfOrders.tsx';

type ReasonFieldProps<Values extends FieldValues> = Omit<ComponentProps<typeof FormTextArea<Values>>, 'form' | 'rows'> & {
  form: Pick<CommandForm<Values>, 'control' | 'change'>;
  name: Path<Values>;
  of: ReasonOf;
};

/** A reason in words, with the usual ones below to choose from. What is sent is `storedReason`. */
export function ReasonField<Values extends FieldValues>({ form, of, ...field }: ReasonFieldProps<Values>) {
  return (
    <>
      <FormTextArea form={form} rows={2} {...field} />
      <UsualReasonsOfOrders of={of} onChoose={(text) => form.change(field.name, text as PathValue<Values, Path<Values>>)} />
    </>
  );
}
