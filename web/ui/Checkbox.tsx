import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CheckboxBox } from './CheckboxBox.tsx';
import { errorStyle, helpStyle } from './fieldStyle.ts';
import { token } from './theme/token.ts';
import { useNativeValidity } from './useNativeValidity.ts';

export interface CheckboxProps {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isIndeterminate?: boolean;
  description?: ReactNode;
  name?: string;
  value?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

const Root = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 10px;
  align-items: center;
  min-height: 24px;
  cursor: pointer;

  &:has(:disabled) {
    color: ${token.ink3};
    cursor: not-allowed;
  }
`;

const Help = styled.span`
  ${helpStyle}
  grid-column: 2;
`;

const ErrorText = styled.span`
  ${errorStyle}
  grid-column: 2;
`;

/** A yes or no that takes effect with the form; for one that acts at once take Switch. */
export function Checkbox(props: CheckboxProps) {
  const { label, isSelected, onChange, isIndeterminate, description, name, value, isRequired, isDisabled } =
    props;
  const validity = useNativeValidity(name);
  return (
    <Root>
      <CheckboxBox
        checked={isSelected}
        indeterminate={isIndeterminate}
        name={name}
        value={value}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={validity.error ? true : undefined}
        onInvalid={validity.onInvalid}
        onChange={(event) => {
          validity.onChanged(event);
          onChange(event.currentTarget.checked);
        }}
      />
      <span>{label}</span>
      {description && <Help>{description}</Help>}
      {validity.error && <ErrorText>{validity.error}</ErrorText>}
    </Root>
  );
}
