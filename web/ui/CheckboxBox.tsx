import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from './theme/token.ts';

const tick = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='${path}' fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E")`;

const StyledBox = styled.input`
  position: relative;
  flex: none;
  width: 16px;
  height: 16px;
  margin: 0;
  border: 1px solid ${token.borderControl};
  border-radius: 4px;
  appearance: none;
  background: ${token.surface};
  cursor: pointer;
  transition: background ${token.fast};

  /* The square is small; the place to hit is not. */
  &::before {
    content: '';
    position: absolute;
    inset: -14px;
  }

  &:checked,
  &:indeterminate {
    border-color: ${token.accent};
    background: ${token.accent};
  }

  &:checked::after,
  &:indeterminate::after {
    content: '';
    position: absolute;
    inset: -1px;
    background: ${token.onAccent};
    mask: ${tick('M4 8.4 6.8 11.2 12 5.4')} center / 16px;
  }

  &:indeterminate::after {
    mask-image: ${tick('M4.5 8h7')};
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

/** The bare square with `indeterminate`: for the grid, where the label is an `aria-label`. */
export function CheckboxBox({
  indeterminate = false,
  ...rest
}: ComponentProps<'input'> & { indeterminate?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <StyledBox {...rest} ref={box} type="checkbox" />;
}
