import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../schema/rules/format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { token } from '../ui/theme/token.ts';
import { useRecordNeighbours } from './useRecordNeighbours.ts';
import type { NeighbourOptions } from './useRecordNeighbours.ts';

interface RecordNavProps extends NeighbourOptions {
  /** 'Back to orders'. */
  label: string;
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-size: 13px;
  color: ${token.ink3};
`;

/** Before the title of a record page: back to its list, and the records beside it there. */
export function RecordNav({ label, ...options }: RecordNavProps) {
  const { t } = useTranslation();
  const { back, position, previousId, nextId, goPrevious, goNext } = useRecordNeighbours(options);
  return (
    <Row>
      <IconLink {...back} icon={ArrowLeft} label={label} />
      {position && position.of > 1 && (
        <>
          <IconButton
            icon={ChevronUp}
            label={t('Previous record of the list')}
            disabled={previousId === undefined}
            onClick={goPrevious}
          />
          <IconButton
            icon={ChevronDown}
            label={t('Next record of the list')}
            disabled={nextId === undefined}
            onClick={goNext}
          />
          <span>
            {t('{{at}} of {{of}}', { at: formatCount(position.at), of: formatCount(position.of) })}
          </span>
        </>
      )}
    </Row>
  );
}
