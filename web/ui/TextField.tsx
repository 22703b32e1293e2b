import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import type { InputProps } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDay } from '../../schema/rules/format.ts';
import { boxStyle, errorStyle, fieldStyle, helpStyle, inputStyle, labelStyle } from './fieldStyle.ts';
import { recheckInvalid } from './recheckInvalid.ts';
import { token } from './theme/token.ts';
import { validityText } from './validityText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> {
  label: string;
  /** For a field inside a table cell or toolbar; the label is still read out. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  placeholder?: string;
  icon?: LucideIcon;
  /** Before and after the text inside the box: a currency sign, a badge, a button. */
  start?: ReactNode;
  end?: ReactNode;
  isEndAligned?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  inputProps?: Omit<InputProps, 'className' | 'style'>;
}

const Root = styled(AriaTextField)`
  ${fieldStyle}
`;

/** Where a field has a key of its own, react-aria keeps all keys from the page. Only one that the field prevents is kept here. */
export function FieldRoot({ onKeyDown, ...field }: AriaTextFieldProps) {
  const press: AriaTextFieldProps['onKeyDown'] = (event) => {
    onKeyDown?.(event);
    if (!event.isDefaultPrevented()) event.continuePropagation();
  };
  return <Root {...field} onKeyDown={onKeyDown && press} />;
}

export const FieldLabel = styled(Label)`
  ${labelStyle}
`;

export const FieldHelp = styled(Text)`
  ${helpStyle}
`;

const ErrorText = styled(FieldError)`
  ${errorStyle}
`;

/** The message under a field, never in the browser's words. */
export function FieldErrorText({ type, minLength }: { type?: string; minLength?: number }) {
  const { t } = useTranslation();
  return (
    <ErrorText>
      {({ validationDetails, validationErrors }) =>
        validityText(validationDetails, { type, minLength }, t) ?? validationErrors.join(' ')
      }
    </ErrorText>
  );
}

const Box = styled.div`
  ${boxStyle}
`;

const Affix = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${token.ink3};
`;

const BareInput = styled(Input)<{ $isEndAligned: boolean }>`
  ${inputStyle}
  height: calc(${token.control} - 2px);
  text-align: ${({ $isEndAligned }) => ($isEndAligned ? 'end' : 'start')};
`;

/**
 * One line of text. Native validation (`isRequired`, `minLength`, `pattern`, `validate`), message under the
 * field.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    placeholder,
    icon: Icon,
    start,
    end,
    isEndAligned = false,
    ...rest
  } = props;
  const { inputRef, inputProps, ...field } = rest;
  return (
    <FieldRoot {...field}>
      <FieldLabel>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</FieldLabel>
      <Box>
        {Icon && <Icon aria-hidden />}
        {start && <Affix>{start}</Affix>}
        <BareInput
          ref={inputRef}
          placeholder={placeholder}
          onInput={recheckInvalid}
          $isEndAligned={isEndAligned}
          /* See dayField.css. */
          data-day={field.type === 'date' ? formatDay(field.value) : undefined}
          {...inputProps}
        />
        {end && <Affix>{end}</Affix>}
      </Box>
      {description && <FieldHelp slot="description">{description}</FieldHelp>}
      <FieldErrorText type={field.type} minLength={field.minLength} />
    </FieldRoot>
  );
}
