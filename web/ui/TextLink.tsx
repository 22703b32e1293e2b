import { createLink } from '@tanstack/react-router';
import { use } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { MayFollow } from './MayFollow.ts';
import { media, token } from './theme/token.ts';

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

  /* As high as a finger, in lines that are no higher: the margin takes back what the padding adds. */
  ${media.phone} {
    position: relative;
    margin-block: -8px;
    padding-block: 8px;
  }
`;

function Anchor(props: ComponentProps<'a'>) {
  return use(MayFollow)(props.href) ? <ExternalLink {...props} /> : props.children;
}

/**
 * A router link in text: takes `to`, `params`, `search`, `preload` as TanStack Router's Link does. Plain text where the
 * viewer may not open what it leads to.
 */
export const TextLink = createLink(Anchor);
