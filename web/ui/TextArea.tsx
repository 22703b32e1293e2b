import type { ReactNode, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { boxStyle, inputStyle } from './fieldStyle.ts';
import { recheckInvalid } from './recheckInvalid.ts';
import { FieldErrorText, FieldHelp, FieldLabel, FieldRoot } from './TextField.tsx';

export interface TextAreaProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> {
  label: string;
  description?: ReactNode;
  placeholder?: string;
  /** Lines shown at first; grows with the text where the browser can. */
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

const Box = styled.div`
  ${boxStyle}
  padding: 0;
`;

const BareTextArea = styled(AriaTextArea)`
  ${inputStyle}
  min-height: 60px;
  max-height: 320px;
  padding: 6px 11px;
  field-sizing: content;
  resize: vertical;
`;

/** Several lines of text, validated like TextField. */
export function TextArea({
  label,
  description,
  placeholder,
  rows = 3,
  inputRef,
  ...field
}: TextAreaProps) {
  return (
    <FieldRoot {...field}>
      <FieldLabel>{label}</FieldLabel>
      <Box>
        <BareTextArea ref={inputRef} rows={rows} placeholder={placeholder} onInput={recheckInvalid} />
      </Box>
      {description && <FieldHelp slot="description">{description}</FieldHelp>}
      <FieldErrorText />
    </FieldRoot>
  );
}
