import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { meaningColours } from '../../../ui/theme/token.ts';
import { usageLevel, usagePercent } from '../usage.ts';

interface UsageBarProps {
  label: string;
  used: number;
  limit: number;
}

const Note = styled.p<{ $meaning: 'warn' | 'bad' }>`
  margin-top: 4px;
  font-size: 12.5px;
  font-weight: 500;
  line-height: 16px;
  color: ${({ $meaning }) => meaningColours($meaning).text};
`;

/** The use of one limit in numbers, as a bar, and in words when it is nearly used up. */
export function UsageBar({ label, used, limit }: UsageBarProps) {
  const { t } = useTranslation();
  const level = usageLevel(used, limit);
  const notes = {
    free: null,
    near: t('80% or more is used.'),
    almost: t('Almost used up.'),
    full: t('The limit is reached. Nothing more can be added.'),
  };
  return (
    <div>
      <ProgressBar
        kind="limit"
        label={t('{{label}} ({{used}} of {{limit}})', {
          label,
          used: formatCount(used),
          limit: formatCount(limit),
        })}
        value={used}
        max={limit}
        valueText={t('{{share}}%', { share: formatCount(usagePercent(used, limit)) })}
      />
      {notes[level] && <Note $meaning={level === 'near' ? 'warn' : 'bad'}>{notes[level]}</Note>}
    </div>
  );
}
