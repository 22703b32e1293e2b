import { formatCount } from '../../../../schema/rules/format.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { webOrderSearch } from '../webOrderSearch.ts';
import type { WebOrderSearch } from '../webOrderSearch.ts';

interface CountLinkProps {
  count: number;
  /** The list's filters for the counted orders; all statuses unless it names one. */
  search: WebOrderSearch;
  /** What is counted, for screen readers: 'Received, Shop'. */
  label: string;
}

/** A figure that links to the orders it counts, for users who may see them. */
export function CountLink({ count, search, label }: CountLinkProps) {
  const canSee = useCan('webOrderList');
  if (count === 0 || !canSee) return <>{formatCount(count)}</>;
  return (
    <TextLink to="/website/website-order-list" search={searchOf(webOrderSearch, { status: 'ALL', ...search })} aria-label={`${label}: ${formatCount(count)}`}>
      {formatCount(count)}
    </TextLink>
  );
}
