import { createLink } from '@tanstack/react-router';
import { use } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { MayFollow } from '../ui/MayFollow.ts';
import { token } from '../ui/theme/token.ts';

const Words = styled.span<{ $isQuiet: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: ${token.control};
  padding: 4px 8px;
  border-radius: ${token.radiusSmall};
  color: ${({ $isQuiet }) => ($isQuiet ? token.ink3 : token.ink)};
  text-decoration: none;

  svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${token.ink3};
  }

  &:is(a):hover {
    background: ${token.hover};
  }
`;

interface WordsAnchorProps extends ComponentProps<'a'> {
  isQuiet: boolean;
}

/** A line of the bell's panel that leads to a list; plain text where the viewer may not open the list. */
function WordsAnchor({ isQuiet, ...anchor }: WordsAnchorProps) {
  const mayFollow = use(MayFollow)(anchor.href);
  return mayFollow ? <Words as="a" $isQuiet={isQuiet} {...anchor} /> : <Words $isQuiet>{anchor.children}</Words>;
}

export const WordsLink = createLink(WordsAnchor);
