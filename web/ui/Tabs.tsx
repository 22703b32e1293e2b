import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { TabCount, tabListStyle, tabStyle } from './tabStyle.ts';

export interface TabItem {
  id: string;
  label: string;
  count?: string | number;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selectedId: string;
  onSelect: (id: string) => void;
}

const List = styled(TabList)`
  ${tabListStyle}
`;

const Item = styled(Tab)`
  ${tabStyle}
`;

const Panel = styled(TabPanel)`
  padding-top: 16px;
  outline-offset: 4px;
`;

/** Parts of one page, one shown at a time. For a list by status take StatusTabs. */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  return (
    <AriaTabs selectedKey={selectedId} onSelectionChange={(key) => onSelect(String(key))}>
      <List aria-label={label}>
        {items.map((item) => (
          <Item key={item.id} id={item.id}>
            {item.label}
            {item.count !== undefined && <TabCount>{item.count}</TabCount>}
          </Item>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.id} id={item.id}>
          {item.content}
        </Panel>
      ))}
    </AriaTabs>
  );
}
