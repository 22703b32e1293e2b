import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { oneDecimal } from '../../../ui/oneDecimal.ts';
import { token } from '../../../ui/theme/token.ts';

const Amount = styled.span<{ $isWorse: boolean }>`
  color: ${({ $isWorse }) => ($isWorse ? token.badText : token.ink2)};
  font-weight: 550;
`;

/** By how many percent a figure differs from the days before; red where it is less. */
export function PercentChange({ by }: { by: number }) {
  const { t } = useTranslation();
  return <Amount $isWorse={by < 0}>{t('{{change}}%', { change: oneDecimal(by, 'exceptZero') })}</Amount>;
}

/** The points between two shares: percent of percent would be misread. */
export function PointsChange({ by, isMoreWorse = false }: { by: number; isMoreWorse?: boolean }) {
  const { t } = useTranslation();
  return <Amount $isWorse={isMoreWorse ? by > 0 : by < 0}>{t('{{points}} points', { points: oneDecimal(by, 'exceptZero') })}</Amount>;
}
