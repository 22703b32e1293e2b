import type { ReactNode } from 'react';
import './descriptionList.css';

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

/** Names and values; their looks stand in descriptionList.css. */
export function DescriptionList({ items, layout = 'facts' }: DescriptionListProps) {
  return (
    <dl data-description={layout}>
      {items.map((item) => (
        <div key={item.id} data-total={item.isTotal || undefined} data-meaning={item.meaning}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
