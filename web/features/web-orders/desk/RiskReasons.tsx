import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { RiskReasons_order$key } from '../../../__generated__/RiskReasons_order.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { meaningColours, token } from '../../../ui/theme/token.ts';
import { riskLevel } from './riskText.ts';
import type { RiskLevel, RiskScores } from './riskText.ts';

const Box = styled.div<{ $level: RiskLevel }>`
  padding: 10px 14px;
  border-radius: ${token.radius};
  color: ${({ $level }) => ($level === 'high' ? meaningColours('bad').text : $level === 'check' ? meaningColours('warn').text : token.ink2)};
  background: ${({ $level }) => ($level === 'high' ? meaningColours('bad').soft : $level === 'check' ? meaningColours('warn').soft : token.surface2)};

  strong {
    font-weight: 600;
  }

  ul {
    margin: 4px 0 0;
    padding-left: 18px;
    list-style: disc;
  }
`;

/** The reasons of the risk score in words. Renders nothing without reasons. */
export function RiskReasons({ order, setting }: { order: RiskReasons_order$key; setting: RiskScores }) {
  const { t } = useTranslation();
  const { riskScore, riskReasons } = useFragment(
    graphql`
      fragment RiskReasons_order on WebOrder {
        riskScore
        riskReasons {
          text
          messageKey
          messageValues
        }
      }
    `,
    order,
  );
  if (riskReasons.length === 0) return null;
  const level = riskLevel(riskScore, setting);
  return (
    <Box $level={level}>
      <strong>{level === 'low' ? t('Good to know') : t('Check before you confirm')}</strong>
      <ul>
        {riskReasons.map(({ text, messageKey, messageValues }) => (
          <li key={text}>{gatewayText({ message: text, messageKey, messageValues })}</li>
        ))}
      </ul>
    </Box>
  );
}
