import { css, keyframes } from 'styled-components';
import { token } from './theme/token.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Transient props, so that they style the element without reaching the DOM. */
export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

const variants = {
  primary: css`
    background: ${token.accent};
    color: ${token.onAccent};
    &:hover {
      background: ${token.accentHover};
    }
  `,
  secondary: css`
    background: ${token.surface};
    color: ${token.ink};
    border-color: ${token.borderStrong};
    &:hover {
      background: ${token.surface2};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${token.ink2};
    &:hover {
      background: ${token.surface2};
      color: ${token.ink};
    }
  `,
  danger: css`
    background: ${token.danger};
    color: ${token.onDanger};
    &:hover {
      background: ${token.dangerHover};
    }
  `,
};

const sizes = {
  small: css`
    height: ${token.controlSmall};
    padding: 0 10px;
    font-size: 13px;
    border-radius: ${token.radiusSmall};
  `,
  medium: css`
    height: ${token.control};
    padding: 0 14px;
  `,
  large: css`
    height: ${token.controlLarge};
    padding: 0 18px;
    font-size: 15px;
  `,
};

const travel = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

/** The look shared by Button, IconButton and LinkButton. */
export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 8px;
  border: 1px solid transparent;
  border-radius: ${token.radius};
  font-weight: 550;
  line-height: 20px;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  overflow: hidden;
  transition:
    background ${token.fast},
    color ${token.fast};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
  }

  > svg:first-child:not(:only-child) {
    margin-left: -2px;
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    opacity: 1;
    cursor: progress;
  }

  /* Pending: a bar travels along the lower edge; the label stays readable and the width stays put. */
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: auto auto 0 0;
    width: 33%;
    height: 2px;
    background: currentcolor;
    animation: ${travel} 900ms linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[aria-busy='true']::after {
      width: 100%;
    }
  }
`;
