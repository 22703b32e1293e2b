import { createLink } from '@tanstack/react-router';
import styled from 'styled-components';
import { token } from './theme/token.ts';

/** The look of a link in text, for an address outside the router: `<ExternalLink href="…">`. */
export const ExternalLink = styled.a`
  color: ${token.accentText};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 35%, transparent);
  text-underline-offset: 3px;
  border-radius: 2px;

  &:hover {
    text-decoration-color: currentcolor;
  }
`;

/** A router link in text: takes `to`, `params`, `search`, `preload` as TanStack Router's Link does. */
export const TextLink = createLink(ExternalLink);
