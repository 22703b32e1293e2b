import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { boxStyle, errorStyle, fieldStyle, helpStyle, inputStyle, labelStyle } from './fieldStyle.ts';
import { token } from './theme/token.ts';
import { useNativeValidity } from './useNativeValidity.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SelectOption {
  id: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps {
  label: string;
  options: readonly SelectOption[];
  /** Null shows the placeholder. */
  value: string | null;
  onChange: (id: string) => void;
  name?: string;
  placeholder?: string;
  description?: ReactNode;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLSelectElement>;
}

const Root = styled.div`
  ${fieldStyle}
`;

const Label = styled.label`
  ${labelStyle}
`;

const Box = styled.div`
  ${boxStyle}
  position: relative;
  padding: 0;

  > svg {
    position: absolute;
    right: 10px;
    pointer-events: none;
  }
`;

const NativeSelect = styled.select`
  ${inputStyle}
  display: flex;
  align-items: center;
  /* A long choice goes on in a second line. */
  min-height: calc(${token.control} - 2px);
  padding: 4px 34px 4px 11px;
  border-radius: 7px;
  appearance: none;
  text-overflow: ellipsis;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }

  option {
    color: ${token.ink};
    background: ${token.surface};
  }

  /* Where the browser lets the list be styled, it looks like a Menu. */
  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }

    &::picker-icon {
      display: none;
    }

    &::picker(select) {
      max-height: 320px;
      margin-top: 6px;
      padding: 4px;
      border: 1px solid ${token.border};
      border-radius: ${token.radiusCard};
      background: ${token.surface};
      box-shadow: ${token.shadowFloat};
    }

    option {
      min-height: 32px;
      padding: 6px 10px;
      border-radius: ${token.radiusSmall};
      font-size: 14px;
      color: ${token.ink};
    }

    option:hover,
    option:focus-visible {
      background: ${token.surface2};
      outline: none;
    }

    option:checked {
      font-weight: 550;
    }

    option:disabled {
      color: ${token.ink3};
    }

    option::checkmark {
      order: 1;
      margin-left: auto;
      color: ${token.accentText};
    }
  }
`;

const Help = styled.span`
  ${helpStyle}
`;

const ErrorText = styled.span`
  ${errorStyle}
`;

/**
 * One of a short list: the browser's own select, so that a phone shows its own picker and nothing heavy is
 * loaded. For long or searchable lists take ComboBox.
 */
export function Select(props: SelectProps) {
  const { label, options, value, onChange, name, placeholder, description } = props;
  const { isLabelHidden, isRequired, isDisabled, inputRef } = props;
  const id = useId();
  const validity = useNativeValidity(name);
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  return (
    <Root>
      <Label htmlFor={id}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</Label>
      <Box>
        <NativeSelect
          ref={inputRef}
          id={id}
          name={name}
          value={value ?? ''}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={validity.error ? true : undefined}
          aria-describedby={
            [description && helpId, validity.error && errorId].filter(Boolean).join(' ') || undefined
          }
          onInvalid={validity.onInvalid}
          onChange={(event) => {
            validity.onChanged(event);
            onChange(event.currentTarget.value);
          }}
        >
          {(placeholder !== undefined || value === null) && (
            <option value="" disabled={isRequired} hidden={isRequired}>
              {placeholder ?? ''}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        <ChevronDown aria-hidden />
      </Box>
      {description && <Help id={helpId}>{description}</Help>}
      {validity.error && <ErrorText id={errorId}>{validity.error}</ErrorText>}
    </Root>
  );
}
