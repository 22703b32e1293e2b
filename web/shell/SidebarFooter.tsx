import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { FIRST_STEPS } from '../../schema/rules/first-steps.ts';
import { formatExpiryDate } from '../../schema/rules/format.ts';
import type { SidebarFooter_business$key } from '../__generated__/SidebarFooter_business.graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { token } from '../ui/theme/token.ts';
import { useCan } from './usePermissions.ts';

interface SidebarFooterProps {
  business: SidebarFooter_business$key;
  isCollapsed: boolean;
}

const Line = styled.p<{ $isCollapsed: boolean }>`
  display: flex;
  flex-direction: ${({ $isCollapsed }) => ($isCollapsed ? 'column' : 'row')};
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $isCollapsed }) => ($isCollapsed ? '4px' : '8px')};
  font-size: ${({ $isCollapsed }) => ($isCollapsed ? '11px' : '12.5px')};
  line-height: 16px;
  color: ${token.ink2};
`;

const FirstSteps = styled.span`
  flex: 1 0 100%;
`;

/** The tier and the day its package ends; before them the way back to first steps that are not finished. */
export function SidebarFooter({ business, isCollapsed }: SidebarFooterProps) {
  const { t } = useTranslation();
  const canRun = useCan('ADMIN');
  const { subscription, packageExpiresAt, onboardingStep } = useFragment(
    graphql`
      fragment SidebarFooter_business on Business {
        subscription
        packageExpiresAt
        onboardingStep
      }
    `,
    business,
  );
  const date = formatExpiryDate(packageExpiresAt);
  return (
    <Line $isCollapsed={isCollapsed}>
      {canRun && onboardingStep < FIRST_STEPS && !isCollapsed && (
        <FirstSteps>
          <TextLink to="/on-boarding">{t('Finish the first steps')}</TextLink>
        </FirstSteps>
      )}
      <Badge meaning="good">{subscription}</Badge>
      <span>{isCollapsed ? date : t('Expires {{date}}', { date })}</span>
    </Line>
  );
}
