import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyle } from './buttonStyle.ts';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './buttonStyle.ts';
import { heldClick } from './heldClick.ts';
import { Kbd } from './Kbd.tsx';
import { keepFieldFocused } from './keepFieldFocused.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** Shown after the label, for example 'N'; the caller binds the key. */
  kbd?: string;
  /** Work under way: announced, not clickable, but still focusable, so that focus is not lost. */
  isPending?: boolean;
  /**
   * Nothing to press it for, until something changes: as disabled, but still focusable. For what goes off by its own press, such
   * as Save: a button that is disabled loses the focus, and the keyboard its place on the page.
   */
  isHeld?: boolean;
}

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A native button (type="button" unless told otherwise). */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', icon: Icon, kbd, isPending = false, isHeld = false, ...rest } = props;
  const { children, onClick, type = 'button', ...attributes } = rest;
  const isOff = isPending || isHeld;
  return (
    <StyledButton
      onMouseDown={keepFieldFocused}
      {...attributes}
      type={type}
      data-variant={variant}
      $variant={variant}
      $size={size}
      aria-busy={isPending || undefined}
      aria-disabled={isOff || attributes['aria-disabled']}
      onClick={heldClick(isOff, onClick)}
    >
      {Icon && <Icon aria-hidden />}
      {children}
      {kbd && <Kbd>{kbd}</Kbd>}
    </StyledButton>
  );
}
