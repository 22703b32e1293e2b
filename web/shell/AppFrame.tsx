import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BusinessSwitcher } from '../features/business/BusinessSwitcher.tsx';
import type { Viewer } from '../features/business/Gate.tsx';
import { PackageBanners } from '../features/business/PackageBanners.tsx';
import type { ViewerQueries } from '../features/business/viewer.ts';
import { WithOtherBusinesses } from '../features/business/WithOtherBusinesses.tsx';
import { useBusinessLeft } from '../relay/shownBusiness.ts';
import { useMediaQuery } from '../ui/datagrid/useMediaQuery.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { media, token } from '../ui/theme/token.ts';
import { useIdleCode } from '../ui/useIdleCode.ts';
import { Sidebar } from './Sidebar.tsx';
import { SidebarFooter } from './SidebarFooter.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { usePermissions } from './usePermissions.ts';
import { useShellKeys } from './useShellKeys.ts';
import { useSidebarOpen } from './useSidebarOpen.ts';

const loadPalette = () => import('./CommandPalette.tsx');

const CommandPalette = lazyPart(loadPalette, 'CommandPalette', {
  onFailed: ({ onClose }) => onClose(),
  takesTyped: true,
});
const HelpDialog = lazyPart(() => import('./HelpDialog.tsx'), 'HelpDialog', {
  onFailed: ({ onClose }) => onClose(),
});

// Needed when the platform has something to say.
const PlatformNotices = lazyPart(() => import('../features/platform/PlatformNotices.tsx'), 'PlatformNotices');

// Needed after another tab has switched the business.
const OtherBusinessDialog = lazyPart(() => import('../features/business/OtherBusinessDialog.tsx'), 'OtherBusinessDialog');

interface AppFrameProps {
  viewer: Viewer;
  queries: ViewerQueries;
  children: ReactNode;
}

const OPEN_WIDTH = 256;
const COLLAPSED_WIDTH = 90;

const Frame = styled.div<{ $sidebar: number }>`
  display: grid;
  grid-template-columns: ${({ $sidebar }) => ($sidebar === 0 ? 'minmax(0, 1fr)' : `${$sidebar}px minmax(0, 1fr)`)};
  min-height: 100dvh;
`;

const Side = styled.aside`
  position: sticky;
  top: 0;
  /* Over the screen and its sticky heads: the flyouts of the collapsed menu hang out of it. */
  z-index: 50;
  display: flex;
  flex-direction: column;
  height: 100dvh;
  border-right: 1px solid ${token.border};
  background: ${token.surface};
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  padding: 20px 24px 32px;
  outline: none;

  ${media.phone} {
    padding: 12px 12px 24px;
  }
`;

/** Sidebar, top bar, banners, and the screen between them. */
export function AppFrame({ viewer, queries, children }: AppFrameProps) {
  const { t } = useTranslation();
  const permissions = usePermissions();
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const [isOpen, toggle] = useSidebarOpen();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { overlay, openPalette, openHelp, closeOverlay } = useShellKeys();
  const isLeft = useBusinessLeft();
  useIdleCode(loadPalette);
  const business = viewer.business.ok ? viewer.business.value : null;

  function sidebar(isCollapsed: boolean, rest: { onToggle?: () => void; onNavigate?: () => void }) {
    return (
      <Sidebar
        {...rest}
        permissions={permissions}
        isCollapsed={isCollapsed}
        footer={business && <SidebarFooter business={business} isCollapsed={isCollapsed} />}
        switcher={
          business && (
            <WithOtherBusinesses query={queries.businesses}>
              {(others) => <BusinessSwitcher business={business} others={others} isCollapsed={isCollapsed} />}
            </WithOtherBusinesses>
          )
        }
      />
    );
  }

  const width = isOpen ? OPEN_WIDTH : COLLAPSED_WIDTH;
  return (
    <Frame $sidebar={isNarrow ? 0 : width}>
      <SkipLink />
      {isNarrow ? (
        <Drawer
          title={t('Menu')}
          isTitleHidden
          side="left"
          width={300}
          isOpen={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
        >
          {sidebar(false, { onNavigate: () => setDrawerOpen(false) })}
        </Drawer>
      ) : (
        <Side aria-label={t('Sidebar')} data-sidebar={isOpen ? 'open' : 'collapsed'}>
          {sidebar(!isOpen, { onToggle: toggle })}
        </Side>
      )}
      <Column>
        <TopBar
          viewer={viewer}
          onOpenMenu={isNarrow ? () => setDrawerOpen(true) : undefined}
          onOpenPalette={openPalette}
          onOpenHelp={openHelp}
        />
        <Main id="main" tabIndex={-1}>
          {(viewer.viewsAs || viewer.announcements.length > 0) && <PlatformNotices viewer={viewer} />}
          {business && <PackageBanners business={business} />}
          {children}
        </Main>
      </Column>
      {business && isLeft && <OtherBusinessDialog business={business} />}
      {overlay === 'palette' && <CommandPalette onClose={closeOverlay} />}
      {overlay === 'help' && <HelpDialog onClose={closeOverlay} />}
    </Frame>
  );
}
