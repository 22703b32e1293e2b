import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../schema/rules/format.ts';
import { buttonStyle } from './buttonStyle.ts';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './buttonStyle.ts';
import { heldClick } from './heldClick.ts';
import { keepFieldFocused } from './keepFieldFocused.ts';
import { token } from './theme/token.ts';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** What it does: read out, and shown as a tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A count on the corner; nothing when 0. The label should say it too. */
  badge?: number;
  /** False where the tooltip would repeat a word that stands beside the button. */
  hasTooltip?: boolean;
  /** As disabled, but still focusable: see Button. */
  isHeld?: boolean;
}

const SquareButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  padding: 0;
  overflow: visible;
  width: ${({ $size }) =>
    ({ small: token.controlSmall, medium: token.control, large: token.controlLarge })[$size]};
`;

const Count = styled.span`
  position: absolute;
  /* By the icon, however large the button around it is. */
  bottom: calc(50% + 2px);
  left: calc(50% + 2px);
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 8px;
  font: 650 10.5px/16px ${token.font};
  color: ${token.onDanger};
  background: ${token.danger};
`;

/** A square button that shows an icon only. */
export function IconButton(props: IconButtonProps) {
  const {
    icon: Icon,
    label,
    variant = 'quiet',
    size = 'medium',
    badge = 0,
    hasTooltip = true,
    isHeld = false,
    onClick,
    ...rest
  } = props;
  const button = (
    <SquareButton
      type="button"
      onMouseDown={keepFieldFocused}
      {...rest}
      aria-disabled={isHeld || rest['aria-disabled']}
      onClick={heldClick(isHeld, onClick)}
      aria-label={label}
      data-icon-only
      $variant={variant}
      $size={size}
    >
      <Icon aria-hidden />
      {badge > 0 && <Count aria-hidden>{badge > 99 ? `${formatCount(99)}+` : formatCount(badge)}</Count>}
    </SquareButton>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
