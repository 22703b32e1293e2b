import { createLink } from '@tanstack/react-router';
import styled from 'styled-components';
import { token } from '../theme/token.ts';

const TabAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  height: 32px;
  padding: 0 13px;
  border-radius: ${token.radius};
  font-weight: 500;
  white-space: nowrap;
  color: ${token.ink2};
  transition:
    background ${token.fast},
    color ${token.fast};

  &:hover {
    color: ${token.ink};
    background: ${token.surface2};
  }

  &[aria-current='page'] {
    font-weight: 600;
    color: ${token.ink};
    background: ${token.surface2};
  }
`;

/** A tab of the top bar. */
export const TopTab = createLink(TabAnchor);
