import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import { TabCount, tabListStyle, tabStyle } from '../tabStyle.ts';
import { media, token } from '../theme/token.ts';
import type { RowLink } from './GridRow.tsx';

export interface StatusTab {
  id: string;
  label: string;
  /** Left out while it is not known. */
  count?: number;
}

export interface StatusTabsProps {
  /** 'Orders by status'. */
  label: string;
  tabs: readonly StatusTab[];
  selectedId: string;
  linkOf: (id: string) => RowLink;
}

/** A tab is fetched when the pointer rests on it, not when it only passes over. */
const REST_MS = 120;

const List = styled.div`
  ${tabListStyle}

  a {
    ${tabStyle}
  }

  ${media.phone} {
    gap: 8px;
    margin: 0 -12px;
    padding: 0 12px;
    border: 0;

    a {
      padding: 0 12px;
      border: 1px solid ${token.border};
      border-radius: ${token.radius};
      background: ${token.surface};
    }

    a[aria-current='true'] {
      /* In sight for whoever comes by a link, with some of its neighbours. */
      scroll-initial-target: nearest;
      scroll-margin-inline: 80px;
      border-color: transparent;
      color: ${token.accentText};
      background: ${token.accentSoft};

      span {
        color: inherit;
      }
    }

    a::after {
      display: none;
    }
  }
`;

interface TabAnchorProps extends ComponentProps<'a'> {
  isSelected: boolean;
}

/** Marks the selected link itself: the router compares paths, which are the same for all tabs. */
function TabAnchor({ isSelected, children, ...attributes }: TabAnchorProps) {
  return (
    <a {...attributes} aria-current={isSelected ? 'true' : undefined}>
      {children}
    </a>
  );
}

const TabLink = createLink(TabAnchor);

/** One list, split by status. Links rather than tabs, because each part has its own address. */
export function StatusTabs({ label, tabs, selectedId, linkOf }: StatusTabsProps) {
  return (
    <List role="group" aria-label={label}>
      {tabs.map((tab) => (
        <TabLink
          key={tab.id}
          {...linkOf(tab.id)}
          preloadDelay={REST_MS}
          isSelected={tab.id === selectedId}
        >
          {tab.label}
          {tab.count !== undefined && <TabCount>{formatCount(tab.count)}</TabCount>}
        </TabLink>
      ))}
    </List>
  );
}
