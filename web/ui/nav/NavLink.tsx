import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { navStyle } from './navStyle.ts';
import type { NavStyleProps } from './navStyle.ts';

export interface NavAnchorProps extends Omit<ComponentProps<'a'>, 'children'> {
  label: string;
  icon?: LucideIcon;
  isSub?: boolean;
  isCollapsed?: boolean;
}

const StyledAnchor = styled.a<NavStyleProps>`
  ${navStyle}
`;

function NavAnchor(props: NavAnchorProps) {
  const { label, icon: Icon, isSub = false, isCollapsed = false, ...attributes } = props;
  return (
    <StyledAnchor
      {...attributes}
      aria-label={isCollapsed ? label : undefined}
      $isSub={isSub}
      $isCollapsed={isCollapsed}
    >
      {Icon && <Icon aria-hidden />}
      {!isCollapsed && <span>{label}</span>}
    </StyledAnchor>
  );
}

/** A line of the navigation that leads to a screen; the router marks the current one. */
export const NavLink = createLink(NavAnchor);
