import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import { TabCount, tabListStyle, tabStyle } from '../tabStyle.ts';
import { media, token } from '../theme/token.ts';

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
  onSelect: (id: string) => void;
  /** On hover and focus: the place to preload. */
  onIntent?: (id: string) => void;
}

const List = styled.div`
  ${tabListStyle}

  ${media.phone} {
    gap: 8px;
    margin: 0 -12px;
    padding: 0 12px;
    border: 0;
  }
`;

const Tab = styled.button`
  ${tabStyle}

  ${media.phone} {
    padding: 0 12px;
    border: 1px solid ${token.border};
    border-radius: ${token.radius};
    background: ${token.surface};

    &[aria-current='true'] {
      border-color: transparent;
      color: ${token.accentText};
      background: ${token.accentSoft};

      span {
        color: inherit;
      }
    }

    &&::after {
      display: none;
    }
  }
`;

/**
 * One list, cut by status. Buttons rather than tabs: they change the list below, not which panel is shown.
 */
export function StatusTabs({ label, tabs, selectedId, onSelect, onIntent }: StatusTabsProps) {
  return (
    <List role="group" aria-label={label}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          type="button"
          aria-current={tab.id === selectedId ? 'true' : undefined}
          onClick={() => onSelect(tab.id)}
          onPointerEnter={onIntent && (() => onIntent(tab.id))}
          onFocus={onIntent && (() => onIntent(tab.id))}
        >
          {tab.label}
          {tab.count !== undefined && <TabCount>{formatCount(tab.count)}</TabCount>}
        </Tab>
      ))}
    </List>
  );
}
