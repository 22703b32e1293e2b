import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';
import { PAPERS } from '../printFormats.ts';
import type { Paper } from '../printFormats.ts';
import type { PrintKind } from '../usePrintJob.ts';

/** Pixels of the longest side of the largest paper. */
const SHOWN_PX = 64;
const ROLL_SHOWN_MM = 180;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 96px;
  flex-direction: column;
  gap: 8px;
  align-items: center;
  justify-content: flex-end;
  padding: 12px 8px;
  text-align: center;
  cursor: pointer;
  border: 1px solid ${token.border};
  border-radius: ${token.radius};

  &:has(:checked) {
    border-color: ${token.accent};
    background: ${token.accentSoft};
    box-shadow: inset 0 0 0 1px ${token.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token.accent};
    outline-offset: 2px;
  }

  input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
`;

const Shape = styled.span`
  background: white;
  border: 1px solid ${token.borderStrong};
`;

interface PaperGalleryProps {
  kind: PrintKind;
  value: string;
  onChange: (format: string) => void;
}

/** Choice of a paper, drawn in their proportions. */
export function PaperGallery({ kind, value, onChange }: PaperGalleryProps) {
  const { t } = useTranslation();
  const papers = PAPERS.filter((paper) => paper.kind === kind);
  const longest = Math.max(...papers.map(({ width, height }) => Math.max(width, height ?? ROLL_SHOWN_MM)));
  const px = (mm: number) => Math.round((mm / longest) * SHOWN_PX);
  const nameOf = ({ id, width, height }: Paper) =>
    height === null ? t('Roll {{width}} mm', { width }) : id.startsWith('A') ? id : t('{{width}} × {{height}} mm', { width, height });
  return (
    <Row role="radiogroup" aria-label={t('Paper')}>
      {papers.map((paper) => (
        <Choice key={paper.id}>
          <input type="radio" name="paper" checked={value === paper.id} onChange={() => onChange(paper.id)} />
          <Shape style={{ width: px(paper.width), height: px(paper.height ?? ROLL_SHOWN_MM) }} />
          {nameOf(paper)}
        </Choice>
      ))}
    </Row>
  );
}
