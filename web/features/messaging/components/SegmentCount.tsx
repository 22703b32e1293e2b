import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { smsSegments } from '../../../../schema/rules/sms.ts';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  font-variant-numeric: tabular-nums;
`;

/** How many SMS the text takes and in which letters, while it is being written. */
export function SegmentCount({ text }: { text: string }) {
  const { t } = useTranslation();
  const { encoding, segments, perSegment, remaining } = smsSegments(text);
  if (segments === 0) return t('160 letters fit in one SMS, 70 in Bangla');
  return (
    <Line>
      <span>
        {t('{{count}} SMS, {{remaining}} of {{perSegment}} letters left', {
          count: segments,
          remaining,
          perSegment,
        })}
      </span>
      <span>{encoding === 'UCS-2' ? t('Bangla (UCS-2)') : t('English (GSM-7)')}</span>
    </Line>
  );
}
