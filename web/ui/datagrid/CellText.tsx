import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.ts';

export interface CellTextProps {
  children: ReactNode;
  /** Muted second line; left out on the card of a phone. */
  secondary?: ReactNode;
  isStrong?: boolean;
  tone?: 'plain' | 'muted' | 'bad';
}

const tones = { plain: 'inherit', muted: token.ink3, bad: token.badText };

const First = styled.span<{ $isStrong: boolean; $tone: 'plain' | 'muted' | 'bad' }>`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  line-height: 18px;
  font-weight: ${({ $isStrong, $tone }) => ($isStrong || $tone === 'bad' ? 600 : 'inherit')};
  color: ${({ $tone }) => tones[$tone]};
`;

const Second = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: 12.5px;
  line-height: 16px;
  color: ${token.ink3};

  [data-card] & {
    display: none;
  }
`;

/** The one or two lines of a grid cell. */
export function CellText({ children, secondary, isStrong = false, tone = 'plain' }: CellTextProps) {
  return (
    <>
      <First $isStrong={isStrong} $tone={tone}>
        {children}
      </First>
      {secondary !== undefined && <Second>{secondary}</Second>}
    </>
  );
}
