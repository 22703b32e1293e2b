import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { use } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyle } from './buttonStyle.ts';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './buttonStyle.ts';
import { Kbd } from './Kbd.tsx';
import { keepFieldFocused } from './keepFieldFocused.ts';
import { MayFollow } from './MayFollow.ts';

interface AnchorButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  kbd?: string;
}

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

function AnchorButton({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  kbd,
  ...rest
}: AnchorButtonProps) {
  const { children, ...attributes } = rest;
  if (!use(MayFollow)(rest.href)) return null;
  return (
    <StyledAnchor
      onMouseDown={keepFieldFocused}
      {...attributes}
      data-variant={variant}
      $variant={variant}
      $size={size}
    >
      {Icon && <Icon aria-hidden />}
      {children}
      {kbd && <Kbd>{kbd}</Kbd>}
    </StyledAnchor>
  );
}

/**
 * A router link that looks like a Button: takes `to`, `params`, `search`, `preload` as TanStack Router's Link
 * does. Nothing where the viewer may not open what it leads to.
 */
export const LinkButton = createLink(AnchorButton);
