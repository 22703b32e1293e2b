import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ageText } from '../../../relay/serverTime.ts';
import { Badge } from '../../../ui/Badge.tsx';

const Line = styled.span`
  white-space: nowrap;
`;

/** Since when a parcel is on its way back; marked once the business waits for it no longer. */
export function ReturnAge({ since, isLate }: { since: string | null | undefined; isLate: boolean }) {
  const { t } = useTranslation();
  return (
    <Line>
      {ageText(since)} {isLate && <Badge meaning="bad">{t('Late')}</Badge>}
    </Line>
  );
}
