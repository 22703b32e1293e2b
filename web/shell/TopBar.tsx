import { CircleHelp, Menu as MenuIcon, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Viewer } from '../features/business/Gate.tsx';
import { UserMenu } from '../features/identity/UserMenu.tsx';
import { messageText } from '../messageText.ts';
import { TABS } from '../routes/menu.ts';
import { canOpen } from '../routes/menuAccess.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TopTab } from '../ui/nav/TopTab.tsx';
import { media, token } from '../ui/theme/token.ts';
import { Bell } from './Bell.tsx';
import { MessageButton } from './MessageButton.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { useListPath } from './useListPath.ts';
import { usePermissions } from './usePermissions.ts';

interface TopBarProps {
  viewer: Viewer;
  /** Given on small screens, where the sidebar is a drawer. */
  onOpenMenu?: () => void;
  onOpenPalette: () => void;
  onOpenHelp: () => void;
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  height: 52px;
  padding: 0 24px 0 20px;
  border-bottom: 1px solid ${token.border};
  background: ${token.surface};

  ${media.phone} {
    padding: 0 8px;
  }
`;

const Tabs = styled.nav`
  display: flex;
  gap: 2px;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;

  ${media.phone} {
    display: none;
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
`;

const WideOnly = styled.span`
  display: contents;

  @media (max-width: 1199px) {
    display: none;
  }
`;

const NarrowOnly = styled.span`
  display: none;

  @media (max-width: 1199px) {
    display: contents;
  }
`;

const DesktopOnly = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`;

/** The tabs of the screens used all day, and the tools that belong to no screen. */
export function TopBar({ viewer, onOpenMenu, onOpenPalette, onOpenHelp }: TopBarProps) {
  const { t } = useTranslation();
  const path = useListPath();
  const permissions = usePermissions();
  return (
    <Bar>
      <Side>
        {onOpenMenu && <IconButton icon={MenuIcon} label={t('Open menu')} onClick={onOpenMenu} />}
        <Tabs aria-label={t('Shortcuts')}>
          {TABS.filter((tab) => canOpen(tab, permissions)).map(({ label, to }) => (
            // Hovering starts the query of the screen (`defaultPreload: 'intent'`): WebOrders asks for its
            // first page.
            <TopTab key={to} to={to} aria-current={path === to ? 'page' : undefined}>
              {messageText(label, t)}
            </TopTab>
          ))}
        </Tabs>
      </Side>
      <Side>
        <WideOnly>
          <Button variant="quiet" icon={Search} kbd={t('Ctrl K')} onClick={onOpenPalette}>
            {t('Find anything')}
          </Button>
        </WideOnly>
        <NarrowOnly>
          <IconButton icon={Search} label={t('Find anything')} onClick={onOpenPalette} />
        </NarrowOnly>
        <MessageButton />
        <DesktopOnly>
          <ThemeButton />
          <IconButton icon={CircleHelp} label={t('Keyboard shortcuts')} onClick={onOpenHelp} />
        </DesktopOnly>
        <Bell />
        <UserMenu viewer={viewer} />
      </Side>
    </Bar>
  );
}
