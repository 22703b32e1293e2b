import styled, { css } from 'styled-components';
import { token } from './theme/token.ts';

/** Label, control, help and error, stacked. */
export const fieldStyle = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

/** The text of a label; wrap it in a real <label> or react-aria's Label. */
export const labelStyle = css`
  font-size: 12.5px;
  font-weight: 550;
  line-height: 16px;
  color: ${token.ink2};
`;

export const helpStyle = css`
  font-size: 12.5px;
  line-height: 16px;
  color: ${token.ink3};
`;

export const errorStyle = css`
  font-size: 12.5px;
  font-weight: 500;
  line-height: 16px;
  color: ${token.badText};
`;

/** Hairline box around a control, with the focus and error states. */
export const boxStyle = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: ${token.control};
  padding: 0 11px;
  border: 1px solid ${token.borderStrong};
  border-radius: ${token.radius};
  color: ${token.ink};
  background: ${token.surface};
  transition: border-color ${token.fast};
  cursor: text;

  &:hover {
    border-color: ${token.borderControl};
  }

  &:focus-within {
    border-color: ${token.accent};
    outline: 1px solid ${token.accent};
    outline-offset: 0;
  }

  &:has([aria-invalid='true']),
  &:has([data-invalid='true']) {
    border-color: ${token.badText};
  }

  &:has([aria-invalid='true']):focus-within,
  &:has([data-invalid='true']):focus-within {
    outline-color: ${token.badText};
  }

  &:has(:is(input, textarea):disabled) {
    background: ${token.surface2};
    border-color: ${token.border};
    color: ${token.ink3};
    cursor: not-allowed;
  }

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
    color: ${token.ink3};
  }
`;

/** The bare input inside a box. */
export const inputStyle = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  background: transparent;
  font-size: ${token.inputSize};
  line-height: 20px;
  color: inherit;
  /* Of a placeholder too. */
  text-overflow: ellipsis;

  &::placeholder {
    color: ${token.ink3};
    opacity: 1;
  }
`;

export const FieldLabelText = styled.span`
  ${labelStyle}
`;
