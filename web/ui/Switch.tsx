import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { helpStyle } from './fieldStyle.ts';
import { token } from './theme/token.ts';

export interface SwitchProps {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  description?: ReactNode;
  name?: string;
  isDisabled?: boolean;
  /** Work under way: it cannot be turned, but keeps the focus. */
  isPending?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const Root = styled.label`
  display: grid;
  grid-template: minmax(${token.controlLine}, auto) / auto 1fr;
  gap: 2px 10px;
  align-items: center;
  cursor: pointer;

  &:has(:disabled) {
    color: ${token.ink3};
    cursor: not-allowed;
  }
`;

const Track = styled.input`
  position: relative;
  flex: none;
  width: 34px;
  height: 20px;
  margin: 0;
  border-radius: 10px;
  appearance: none;
  background: ${token.borderControl};
  cursor: inherit;
  transition: background ${token.fast};

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: ${token.surface};
    transition: transform ${token.fast};
  }

  &:checked {
    background: ${token.accent};
  }

  &:checked::after {
    transform: translateX(14px);
  }

  &:disabled {
    opacity: 0.5;
  }
`;

const Help = styled.span`
  ${helpStyle}
  grid-column: 2;
`;

/** On or off, at once. */
export function Switch({ label, isSelected, onChange, description, name, isDisabled, isPending = false, inputRef }: SwitchProps) {
  return (
    <Root>
      <Track
        ref={inputRef}
        type="checkbox"
        role="switch"
        aria-checked={isSelected}
        name={name}
        checked={isSelected}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        onChange={(event) => isPending || onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
      {description && <Help>{description}</Help>}
    </Root>
  );
}
