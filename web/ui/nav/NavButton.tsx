import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { navStyle } from './navStyle.ts';
import type { NavStyleProps } from './navStyle.ts';

export interface NavButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: LucideIcon;
  isCollapsed?: boolean;
  /** The group holds the screen that is shown. */
  isActive?: boolean;
}

const StyledButton = styled.button<NavStyleProps & { $isActive: boolean }>`
  ${navStyle}
  ${({ $isActive }) => $isActive && 'color: var(--ink); font-weight: 600;'}
`;

/** A line of the navigation that opens a group. */
export function NavButton(props: NavButtonProps) {
  const { label, icon: Icon, isCollapsed = false, isActive = false, ...attributes } = props;
  return (
    <StyledButton
      type="button"
      {...attributes}
      aria-label={isCollapsed ? label : undefined}
      $isCollapsed={isCollapsed}
      $isActive={isActive}
    >
      <Icon aria-hidden />
      {!isCollapsed && <span>{label}</span>}
      {!isCollapsed && <ChevronRight aria-hidden />}
    </StyledButton>
  );
}
