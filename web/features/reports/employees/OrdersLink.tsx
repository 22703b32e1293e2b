import { formatCount } from '../../../../schema/rules/format.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { allOrdersSearch } from '../../orders/all/allOrdersSearch.ts';
import type { AllOrdersSearch } from '../../orders/all/allOrdersSearch.ts';

interface OrdersLinkProps {
  count: number;
  /** What is counted, for screen readers: 'Confirmed, Nadia'. */
  label: string;
  /** The filters of the list that is as long as the count. */
  search: AllOrdersSearch;
}

/** A count of orders that leads to the list of them; a dash for none. */
export function OrdersLink({ count, label, search }: OrdersLinkProps) {
  if (count === 0) return <CellText tone="muted">–</CellText>;
  const text = formatCount(count);
  return (
    <TextLink to="/ecom/all-order" search={searchOf(allOrdersSearch, search)} aria-label={`${label}: ${text}`}>
      {text}
    </TextLink>
  );
}
