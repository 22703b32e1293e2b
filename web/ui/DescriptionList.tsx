import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, token } from './theme/token.ts';

export interface DescriptionItem {
  id: string;
  term: ReactNode;
  value: ReactNode;
  /** The line that the others add up to. */
  isTotal?: boolean;
  meaning?: 'good' | 'warn' | 'bad';
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /**
   * 'amounts': values at the right edge, as on a bill. 'facts': terms above values, in as many columns as
   * fit.
   */
  layout?: 'amounts' | 'facts';
}

const amounts = css`
  display: flex;
  flex-direction: column;
  gap: 6px;

  > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 16px;
  }

  dd {
    text-align: end;
    font-weight: 500;
  }

  /* Lines that are pressed are as far apart as fingers need. */
  ${media.phone} {
    &:has(a) {
      gap: 12px;
    }
  }
`;

const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: 12px 20px;

  dd {
    overflow-wrap: anywhere;
    font-weight: 500;
  }
`;

const List = styled.dl<{ $layout: 'amounts' | 'facts' }>`
  ${({ $layout }) => ($layout === 'amounts' ? amounts : facts)}
`;

const Line = styled.div<{ $isTotal: boolean; $meaning?: 'good' | 'warn' | 'bad' }>`
  dt {
    color: ${({ $isTotal }) => ($isTotal ? token.ink : token.ink2)};
    font-weight: ${({ $isTotal }) => ($isTotal ? 600 : 400)};
  }

  && dd {
    ${({ $isTotal }) => $isTotal && 'font-weight: 650;'}
    ${({ $meaning }) => $meaning && `color: var(--${$meaning}-text);`}
  }
`;

/** Names and values. */
export function DescriptionList({ items, layout = 'facts' }: DescriptionListProps) {
  return (
    <List $layout={layout}>
      {items.map((item) => (
        <Line key={item.id} $isTotal={item.isTotal ?? false} $meaning={item.meaning}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </Line>
      ))}
    </List>
  );
}
