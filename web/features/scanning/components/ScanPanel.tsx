import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';

export interface ScanNews {
  tone: 'good' | 'bad' | 'wait';
  title: string;
  note?: string;
}

const COLOURS = {
  good: [token.goodSoft, token.goodText],
  bad: [token.badSoft, token.badText],
  wait: [token.infoSoft, token.infoText],
} as const;

const Box = styled.div<{ $tone: ScanNews['tone'] }>`
  display: flex;
  flex-direction: column;
  gap: 4px;
  justify-content: center;
  min-height: 120px;
  padding: 16px 20px;
  border-radius: ${token.radiusCard};
  background: ${({ $tone }) => COLOURS[$tone][0]};
  color: ${({ $tone }) => COLOURS[$tone][1]};
  overflow-wrap: anywhere;

  strong {
    font-size: 28px;
    line-height: 1.2;
  }
`;

/** The result of the last scan, large enough to read from a distance, and announced to screen readers. */
export function ScanPanel({ tone, title, note }: ScanNews) {
  return (
    <Box $tone={tone} role="status" data-tone={tone}>
      <strong>{title}</strong>
      {note && <span>{note}</span>}
    </Box>
  );
}
