import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { MoneyField } from '../ui/MoneyField.tsx';
import type { MoneyFieldProps } from '../ui/MoneyField.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import type { NumberFieldProps } from '../ui/NumberField.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import type { PhoneFieldProps } from '../ui/PhoneField.tsx';
import { Select } from '../ui/Select.tsx';
import type { SelectProps } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { SwitchProps } from '../ui/Switch.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { TextAreaProps } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { TextFieldProps } from '../ui/TextField.tsx';
import type { CommandForm } from './useCommandForm.ts';

/** Ties a field of `web/ui` to a value of the form: `form` and `name` in place of value and onChange. */
interface Tie<Values extends FieldValues, Value> {
  form: Pick<CommandForm<Values>, 'control'>;
  name: FieldPathByValue<Values, Value>;
}

type Rest<Props> = Omit<Props, 'form' | 'name' | 'value' | 'onChange' | 'isSelected'>;

type FieldOf<Value, Props> = <Values extends FieldValues>(
  props: Tie<Values, Value> & Rest<Props>,
) => ReactNode;

interface Tied<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** One field renders anew when its own value changes, not when another's does. */
function tied<Value, Props>(render: (props: Props & Tied<Value>) => ReactNode): FieldOf<Value, Props> {
  return function TiedField({ form, name, ...rest }) {
    const { field } = useController({ control: form.control, name });
    const own: Tied<Value> = { name: field.name, value: field.value, onChange: field.onChange };
    // The rest is what Props asks for beside these: a generic Omit and its parts are no Props to TypeScript.
    return render({ inputRef: field.ref, ...rest, ...own } as unknown as Props & Tied<Value>);
  };
}

export const FormTextField = tied<string, TextFieldProps>((props) => <TextField {...props} />);
export const FormTextArea = tied<string, TextAreaProps>((props) => <TextArea {...props} />);
export const FormPhoneField = tied<string, PhoneFieldProps>((props) => <PhoneField {...props} />);
export const FormNumberField = tied<number | null, NumberFieldProps>((props) => <NumberField {...props} />);
export const FormMoneyField = tied<number | null, MoneyFieldProps>((props) => <MoneyField {...props} />);
export const FormSelect = tied<string, SelectProps>((props) => <Select {...props} />);
export const FormSwitch = tied<boolean, SwitchProps>(({ value, ...props }) => (
  <Switch {...props} isSelected={value} />
));
