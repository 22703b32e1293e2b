import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from './theme/token.ts';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** When and who: '18 Nov 2026, 6:20 pm · Rakib'. */
  meta: ReactNode;
  /** What changed, a note, a reason. */
  detail?: ReactNode;
  meaning?: 'good' | 'warn' | 'bad';
}

export interface TimelineProps {
  label: string;
  /** Newest first; the newest is marked. */
  items: readonly TimelineItem[];
}

const List = styled.ol`
  position: relative;
`;

const Item = styled.li<{ $meaning?: 'good' | 'warn' | 'bad' }>`
  position: relative;
  padding: 0 0 14px 22px;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    position: absolute;
    top: 5px;
    left: 1px;
    z-index: 1;
    width: 11px;
    height: 11px;
    border: 2px solid ${({ $meaning }) => ($meaning ? `var(--${$meaning}-text)` : token.borderControl)};
    border-radius: 50%;
    background: ${token.surface};
  }

  &:first-child::before {
    border-color: ${({ $meaning }) => ($meaning ? `var(--${$meaning}-text)` : token.accent)};
    background: ${({ $meaning }) => ($meaning ? `var(--${$meaning}-text)` : token.accent)};
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 8px;
    bottom: -6px;
    left: 6px;
    width: 1px;
    background: ${token.borderStrong};
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

const Meta = styled.p`
  font-size: 12.5px;
  line-height: 18px;
  color: ${token.ink3};
`;

const Detail = styled.div`
  margin-top: 4px;
  font-size: 13px;
  color: ${token.ink2};
`;

/** What happened, newest first. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <Item key={item.id} $meaning={item.meaning}>
          <p>{item.title}</p>
          <Meta>{item.meta}</Meta>
          {item.detail && <Detail>{item.detail}</Detail>}
        </Item>
      ))}
    </List>
  );
}
