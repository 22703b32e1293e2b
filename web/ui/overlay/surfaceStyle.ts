import { css } from 'styled-components';
import { token } from '../theme/token.ts';

/** A panel that floats over the page. */
export const floatStyle = css`
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  color: ${token.ink};
  background: ${token.surface};
  box-shadow: ${token.shadowFloat};
  outline: none;
  overflow: auto;
`;

/** Rows of Menu, Select and ComboBox lists: react-aria marks the states. */
export const optionStyle = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  padding: 6px 10px;
  border-radius: ${token.radiusSmall};
  color: ${token.ink};
  cursor: pointer;
  outline: none;

  svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
    color: ${token.ink3};
  }

  &[data-focused],
  &[data-hovered] {
    background: ${token.surface2};
  }

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${token.accent};
  }

  &[data-disabled] {
    color: ${token.ink3};
    cursor: not-allowed;
  }

  @media (max-width: 639px) {
    min-height: 44px;
  }
`;
