import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { filterMenu, visibleMenu } from '../routes/menuAccess.ts';
import type { Permissions } from '../routes/menuAccess.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { token } from '../ui/theme/token.ts';
import { SidebarMenu } from './SidebarMenu.tsx';

export interface SidebarProps {
  permissions: Permissions;
  switcher: ReactNode;
  footer: ReactNode;
  isCollapsed: boolean;
  /** Left out in the drawer, which is always open. */
  onToggle?: () => void;
  onNavigate?: () => void;
}

const Top = styled.div<{ $isCollapsed: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: ${({ $isCollapsed }) => ($isCollapsed ? '12px 16px 8px' : '12px 12px 8px')};
`;

const Scroll = styled.nav<{ $isCollapsed: boolean }>`
  flex: 1;
  min-height: 0;
  padding: ${({ $isCollapsed }) => ($isCollapsed ? '0 16px 12px' : '0 12px 12px')};
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: ${token.border} transparent;
`;

const Bottom = styled.div<{ $isCollapsed: boolean }>`
  display: flex;
  flex-direction: ${({ $isCollapsed }) => ($isCollapsed ? 'column-reverse' : 'row')};
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 52px;
  padding: 8px 12px 8px ${({ $isCollapsed }) => ($isCollapsed ? '12px' : '16px')};
  border-top: 1px solid ${token.border};
`;

/** Business, menu with its filter, package: the same in the fixed sidebar and in the drawer. */
export function Sidebar(props: SidebarProps) {
  const { permissions, switcher, footer, isCollapsed, onToggle, onNavigate } = props;
  const { t } = useTranslation();
  const [filter, setFilter] = useState('');
  const text = isCollapsed ? '' : filter;
  const menu = filterMenu(visibleMenu(permissions), text, t);
  return (
    <>
      <Top $isCollapsed={isCollapsed}>
        {switcher}
        {!isCollapsed && <SearchField label={t('Filter menu')} value={filter} onChange={setFilter} />}
      </Top>
      <Scroll aria-label={t('Main menu')} $isCollapsed={isCollapsed}>
        <SidebarMenu
          menu={menu}
          isCollapsed={isCollapsed}
          isFiltered={text.trim() !== ''}
          onNavigate={onNavigate}
        />
      </Scroll>
      <Bottom $isCollapsed={isCollapsed}>
        {footer}
        {onToggle && (
          <IconButton
            icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
            label={isCollapsed ? t('Open sidebar') : t('Collapse sidebar')}
            size="small"
            aria-expanded={!isCollapsed}
            onClick={onToggle}
          />
        )}
      </Bottom>
    </>
  );
}
