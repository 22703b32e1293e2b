import { Check, Hourglass, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { media, token } from '../../../ui/theme/token.ts';

export interface ScanNews {
  tone: 'good' | 'bad' | 'wait';
  title: string;
  note?: string;
  /** Pieces inside the parcel that is being packed. */
  progress?: { at: number; of: number };
}

const LOOKS = {
  good: { background: token.accent, ink: token.onAccent, icon: Check },
  bad: { background: token.danger, ink: token.onDanger, icon: X },
  wait: { background: token.infoSoft, ink: token.infoText, icon: Hourglass },
} as const;

const Box = styled.div<{ $tone: ScanNews['tone'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px 24px;
  align-items: center;
  min-height: 150px;
  padding: 20px 28px;
  border-radius: ${token.radiusCard};
  background: ${({ $tone }) => LOOKS[$tone].background};
  color: ${({ $tone }) => LOOKS[$tone].ink};
  font-size: 16px;
  line-height: 24px;
  overflow-wrap: anywhere;

  > svg {
    width: 72px;
    height: 72px;
    padding: 16px;
    border-radius: 50%;
    background: color-mix(in srgb, currentcolor 16%, transparent);
  }

  ${media.phone} {
    gap: 8px 14px;
    min-height: 112px;
    padding: 14px 16px;

    > svg {
      width: 48px;
      height: 48px;
      padding: 10px;
    }
  }
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;

  strong {
    font-size: 30px;
    font-weight: 650;
    line-height: 36px;
  }

  ${media.phone} {
    strong {
      font-size: 22px;
      line-height: 28px;
    }
  }
`;

const Count = styled.span`
  font-size: 40px;
  font-weight: 650;
  line-height: 48px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.phone} {
    font-size: 26px;
    line-height: 32px;
  }
`;

const Bar = styled.span<{ $share: number }>`
  grid-column: 1 / -1;
  height: 8px;
  border-radius: 4px;
  background: linear-gradient(currentcolor, currentcolor) 0 / ${({ $share }) => `${$share}%`} 100% no-repeat
    color-mix(in srgb, currentcolor 28%, transparent);
`;

/** The result of the last scan, large enough to read from a distance, and announced to screen readers. */
export function ScanPanel({ tone, title, note, progress }: ScanNews) {
  const { t } = useTranslation();
  const { icon: Icon } = LOOKS[tone];
  return (
    <Box $tone={tone} role="status" data-tone={tone}>
      <Icon aria-hidden />
      <Words>
        <strong>{title}</strong>
        {note && <span>{note}</span>}
      </Words>
      {progress && (
        <>
          <Count>{t('{{at}} of {{of}}', { at: formatCount(progress.at), of: formatCount(progress.of) })}</Count>
          <Bar $share={(progress.at / progress.of) * 100} aria-hidden />
        </>
      )}
    </Box>
  );
}
