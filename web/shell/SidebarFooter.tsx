import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatExpiryDate } from '../../schema/rules/format.ts';
import type { SidebarFooter_business$key } from '../__generated__/SidebarFooter_business.graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { token } from '../ui/theme/token.ts';

interface SidebarFooterProps {
  business: SidebarFooter_business$key;
  isCollapsed: boolean;
}

const Line = styled.p<{ $isCollapsed: boolean }>`
  display: flex;
  flex-direction: ${({ $isCollapsed }) => ($isCollapsed ? 'column' : 'row')};
  align-items: center;
  gap: ${({ $isCollapsed }) => ($isCollapsed ? '4px' : '8px')};
  font-size: ${({ $isCollapsed }) => ($isCollapsed ? '11px' : '12.5px')};
  line-height: 16px;
  color: ${token.ink2};
`;

/** The tier and the day its package ends. */
export function SidebarFooter({ business, isCollapsed }: SidebarFooterProps) {
  const { t } = useTranslation();
  const { subscription, packageExpiresAt } = useFragment(
    graphql`
      fragment SidebarFooter_business on Business {
        subscription
        packageExpiresAt
      }
    `,
    business,
  );
  const date = formatExpiryDate(packageExpiresAt);
  return (
    <Line $isCollapsed={isCollapsed}>
      <Badge meaning="good">{subscription}</Badge>
      <span>{isCollapsed ? date : t('Expires {{date}}', { date })}</span>
    </Line>
  );
}
