import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { messageText } from '../messageText.ts';
import { isGroup } from '../routes/menu.ts';
import type { MenuEntry, MenuGroup, MenuItem } from '../routes/menu.ts';
import { NavButton } from '../ui/nav/NavButton.tsx';
import { NavLink } from '../ui/nav/NavLink.tsx';
import { token } from '../ui/theme/token.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { MENU_ICONS } from './menuIcons.ts';
import { SidebarFlyout } from './SidebarFlyout.tsx';
import { useListPath } from './useListPath.ts';

interface SidebarMenuProps {
  menu: readonly MenuEntry[];
  isCollapsed: boolean;
  /** With a filter every group found is open. */
  isFiltered: boolean;
  onNavigate?: () => void;
}

/** The router lights a link at every address that begins with its own: 'Accounts' on '/accounts/books'. */
const EXACT = { exact: true };

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
`;

const SubList = styled(List)`
  gap: 1px;
  padding: 2px 0 4px;
`;

const Nothing = styled.p`
  padding: 8px 10px;
  color: ${token.ink3};
`;

const leadsTo = ({ to, also }: MenuItem, path: string) => to === path || (also?.includes(path) ?? false);

/** A screen stands under the first group that names it. */
function activeGroup(menu: readonly MenuEntry[], path: string): string | null {
  return (
    menu.find((entry) => isGroup(entry) && entry.items.some((item) => leadsTo(item, path)))?.label ?? null
  );
}

/** Which groups are open. A choice holds until the screen changes to another group, or the filter finds others. */
function useOpenGroups(menu: readonly MenuEntry[], isFiltered: boolean, active: string | null) {
  const found = menu.filter(isGroup).map((group) => group.label);
  const scope = isFiltered ? `filter:${found.join()}` : `screen:${active}`;
  const [choice, setChoice] = useState<{ scope: string; open: readonly string[] }>();
  const usual = isFiltered ? found : active ? [active] : [];
  const open = choice?.scope === scope ? choice.open : usual;
  return {
    isOpen: (label: string) => open.includes(label),
    toggle(label: string) {
      const others = isFiltered ? open.filter((one) => one !== label) : [];
      setChoice({ scope, open: open.includes(label) ? others : [...others, label] });
    },
  };
}

function Items({ group, path, onNavigate }: { group: MenuGroup; path: string; onNavigate?: () => void }) {
  const { t } = useTranslation();
  return group.items.map((item) => (
    <li key={item.to}>
      <NavLink
        isSub
        label={messageText(item.label, t)}
        to={item.to}
        search={item.search}
        activeOptions={EXACT}
        aria-current={leadsTo(item, path) ? 'page' : undefined}
        onClick={onNavigate}
      />
    </li>
  ));
}

/**
 * The entries of the sidebar. One group is open at a time: the one of the current screen until another is
 * chosen. What a filter finds is all open, and each group can be closed.
 */
export function SidebarMenu({ menu, isCollapsed, isFiltered, onNavigate }: SidebarMenuProps) {
  const { t } = useTranslation();
  const path = useListPath();
  const active = activeGroup(menu, path);
  const { isOpen: isGroupOpen, toggle } = useOpenGroups(menu, isFiltered, active);

  if (menu.length === 0) {
    return (
      <Nothing role="status">
        {isFiltered ? t('No menu matches') : !isCollapsed && t('No screen is open to you yet. Ask an administrator.')}
      </Nothing>
    );
  }
  return (
    <List>
      {menu.map((entry) => {
        const icon = MENU_ICONS[entry.icon];
        const label = messageText(entry.label, t);
        if (!isGroup(entry)) {
          const link = (
            <NavLink
              icon={icon}
              label={label}
              isCollapsed={isCollapsed}
              to={entry.to}
              activeOptions={EXACT}
              aria-current={leadsTo(entry, path) ? 'page' : undefined}
              onClick={onNavigate}
            />
          );
          return (
            <li key={entry.label}>
              {isCollapsed ? (
                <Tooltip text={label} placement="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          );
        }
        if (isCollapsed) {
          return (
            <li key={entry.label}>
              <SidebarFlyout label={label} icon={icon} isActive={active === entry.label}>
                <Items group={entry} path={path} onNavigate={onNavigate} />
              </SidebarFlyout>
            </li>
          );
        }
        const isOpen = isGroupOpen(entry.label);
        return (
          <li key={entry.label}>
            <NavButton
              icon={icon}
              label={label}
              isActive={active === entry.label}
              aria-expanded={isOpen}
              onClick={() => toggle(entry.label)}
            />
            {isOpen && (
              <SubList>
                <Items group={entry} path={path} onNavigate={onNavigate} />
              </SubList>
            )}
          </li>
        );
      })}
    </List>
  );
}
