import styled, { css } from 'styled-components';
import { media, token } from './theme/token.ts';

/** Shared by Tabs and StatusTabs. */
export const tabListStyle = css`
  display: flex;
  gap: 22px;
  border-bottom: 1px solid ${token.border};
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
`;

export const tabStyle = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 7px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  font-weight: 500;
  color: ${token.ink2};
  background: none;
  cursor: pointer;
  outline-offset: -2px;

  &:hover {
    color: ${token.ink};
  }

  &[aria-selected='true'],
  &[aria-current='true'] {
    font-weight: 600;
    color: ${token.ink};
  }

  &[aria-selected='true']::after,
  &[aria-current='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${token.accent};
  }

  ${media.phone} {
    height: 44px;
  }
`;

export const TabCount = styled.span`
  font-size: 12.5px;
  font-weight: 500;
  color: ${token.ink3};
`;
