import { Check } from 'lucide-react';
import { Fragment } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import styled from 'styled-components';
import { Kbd } from '../Kbd.tsx';
import type { MenuEntry, MenuGroup } from '../Menu.tsx';
import type { PopoverPlacement } from '../Popover.tsx';
import { token } from '../theme/token.ts';
import { FloatingPopover } from './FloatingPopover.tsx';
import { useMenuButton } from './FocusReturn.ts';
import { floatStyle, optionStyle } from './surfaceStyle.ts';

interface MenuSurfaceProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  groups: readonly MenuGroup[];
  placement: PopoverPlacement;
  onClose: () => void;
}

/** Covers the page below the menu: a click outside the menu closes it and does nothing else. */
const Underlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 99999;
`;

const Panel = styled(FloatingPopover)`
  ${floatStyle}
  min-width: 200px;
  max-width: min(340px, calc(100vw - 24px));
`;

const List = styled(Menu)`
  padding: 4px;
  outline: none;
`;

const Item = styled(MenuItem)<{ $isDanger: boolean }>`
  ${optionStyle}
  ${({ $isDanger }) => $isDanger && `&, & svg { color: ${token.badText}; }`}
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Note = styled.span`
  display: block;
  font-size: 12.5px;
  line-height: 16px;
  color: ${token.ink3};
`;

const GroupTitle = styled(Header)`
  padding: 8px 10px 4px;
  font-size: 12.5px;
  line-height: 16px;
  color: ${token.ink3};
`;

const Rule = styled(Separator)`
  height: 1px;
  margin: 4px -4px;
  border: 0;
  background: ${token.border};
`;

function Entry({ entry }: { entry: MenuEntry }) {
  const Icon = entry.icon;
  return (
    <Item
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled}
      onAction={entry.onAction}
      $isDanger={entry.isDanger ?? false}
    >
      {entry.start}
      {Icon && <Icon aria-hidden />}
      <Words>
        {entry.label}
        {entry.note && <Note>{entry.note}</Note>}
      </Words>
      {entry.kbd && <Kbd>{entry.kbd}</Kbd>}
      {entry.isSelected && <Check aria-hidden />}
    </Item>
  );
}

/** The heavy half of Menu. */
export function MenuSurface({ anchor, label, groups, placement, onClose }: MenuSurfaceProps) {
  useMenuButton(anchor);
  // The focus stays in the menu until it closes, and goes back to its button then.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const isUsable = groups.some(({ entries }) => entries.some(({ isDisabled }) => !isDisabled));
  return (
    <>
      {createPortal(
        <Underlay data-react-aria-top-layer="true" onMouseDown={keepFocus} onContextMenu={keepFocus} onClick={onClose} />,
        document.body,
      )}
      <Panel
        trigger="MenuTrigger"
        triggerRef={anchor}
        placement={placement}
        offset={6}
        // Modal would make the whole page inert and remove its scrollbar: the browser would compute style and layout
        // of everything again, which is most of the cost of opening a menu.
        isNonModal
        isOpen
        onOpenChange={onClose}
      >
        {/* Mounted anew, and so focused, when the first entry that can be chosen comes after it was opened. */}
        <List key={String(isUsable)} aria-label={label} autoFocus="first" onClose={onClose}>
          {groups.map((group, index) => {
            const selected = group.entries.filter((entry) => entry.isSelected).map((entry) => entry.id);
            const isChoice = group.entries.some((entry) => entry.isSelected !== undefined);
            return (
              <Fragment key={group.id}>
                {index > 0 && <Rule />}
                <MenuSection
                  aria-label={group.title ?? label}
                  selectionMode={isChoice ? 'single' : undefined}
                  selectedKeys={isChoice ? selected : undefined}
                >
                  {group.title && <GroupTitle>{group.title}</GroupTitle>}
                  {group.entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </MenuSection>
              </Fragment>
            );
          })}
        </List>
      </Panel>
    </>
  );
}
