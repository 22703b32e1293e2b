import { css } from 'styled-components';
import { token } from '../theme/token.ts';

export interface NavStyleProps {
  /** Second level: indented, without icon, lower. */
  $isSub?: boolean;
  /** Icon only, in the middle. */
  $isCollapsed?: boolean;
}

/** One line of the navigation. `aria-current="page"` marks the screen that is shown. */
export const navStyle = css<NavStyleProps>`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-width: 0;
  min-height: ${({ $isSub }) => ($isSub ? '30px' : '34px')};
  padding: ${({ $isSub, $isCollapsed }) => {
    if ($isCollapsed) return '0';
    return $isSub ? '4px 6px 4px 38px' : '6px 10px';
  }};
  justify-content: ${({ $isCollapsed }) => ($isCollapsed ? 'center' : 'flex-start')};
  border: 0;
  border-radius: ${token.radius};
  font-weight: ${({ $isSub }) => ($isSub ? 450 : 500)};
  text-align: start;
  color: ${token.ink2};
  background: none;
  cursor: pointer;
  transition:
    background ${token.fast},
    color ${token.fast};

  &:hover {
    color: ${token.ink};
    background: ${token.surface2};
  }

  &[aria-current='page'] {
    font-weight: 600;
    color: ${token.accentText};
    background: ${token.accentSoft};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
  }

  > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg:last-child:not(:first-child) {
    width: 16px;
    height: 16px;
    color: ${token.ink3};
    transition: transform ${token.fast};
  }

  &[aria-expanded='true'] > svg:last-child:not(:first-child) {
    transform: rotate(90deg);
  }

  @media (max-width: 1023px) {
    min-height: 44px;
  }
`;
