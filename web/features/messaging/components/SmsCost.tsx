import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { smsSegments } from '../../../../schema/rules/sms.ts';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { token } from '../../../ui/theme/token.ts';

interface SmsCostProps {
  text: string;
  /** Taka per message. */
  smsRate: number;
  /** Messages left. */
  smsBalance: number;
}

const Line = styled.p<{ $isShort: boolean }>`
  color: ${({ $isShort }) => ($isShort ? token.badText : token.ink2)};
  font-variant-numeric: tabular-nums;
`;

/** What sending the text will take from the balance, before it is sent. */
export function SmsCost({ text, smsRate, smsBalance }: SmsCostProps) {
  const { t } = useTranslation();
  const { segments } = smsSegments(text);
  const left = formatCount(smsBalance);
  if (segments === 0) return <Line $isShort={smsBalance === 0}>{t('In the balance: {{left}} SMS', { left })}</Line>;
  return (
    <Line $isShort={segments > smsBalance}>
      {t('Costs {{segments}} of the {{left}} SMS in the balance, worth {{amount}}', {
        segments: formatCount(segments),
        left,
        amount: exactTaka(segments * smsRate),
      })}
    </Line>
  );
}
