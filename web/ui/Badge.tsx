import type { ReactNode } from 'react';
import styled from 'styled-components';
import { meaningColours, token } from './theme/token.ts';
import type { Meaning } from './theme/token.ts';

export interface BadgeProps {
  meaning?: Meaning;
  /** As high as the second line of a cell. */
  isLow?: boolean;
  children: ReactNode;
}

const Pill = styled.span<{ $meaning: Meaning; $isLow: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: ${({ $isLow }) => ($isLow ? 16 : 22)}px;
  padding: 0 ${({ $isLow }) => ($isLow ? 6 : 8)}px;
  border-radius: ${token.radiusSmall};
  font-size: 12px;
  font-weight: 600;
  line-height: 16px;
  white-space: nowrap;
  color: ${({ $meaning }) => meaningColours($meaning).text};
  background: ${({ $meaning }) => meaningColours($meaning).soft};
  /* Holds its shape on a selected row, whose colour may be its own. */
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentcolor 12%, transparent);

  > svg {
    width: 14px;
    height: 14px;
  }
`;

/** A short word with a meaning: 'Known, 11 of 12', 'Estimate'. */
export function Badge({ meaning = 'muted', isLow = false, children }: BadgeProps) {
  return <Pill $meaning={meaning} $isLow={isLow}>{children}</Pill>;
}

const Quiet = styled.span`
  color: ${token.ink3};
`;

/** A state among others: a plain word while all is well, a badge where it needs somebody. */
export function StateWord({ meaning, children }: Required<Omit<BadgeProps, 'isLow'>>) {
  if (meaning === 'good' || meaning === 'muted') return <Quiet>{children}</Quiet>;
  return <Badge meaning={meaning}>{children}</Badge>;
}
