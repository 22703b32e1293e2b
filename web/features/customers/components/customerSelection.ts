import type { CustomersFilter } from '../../../__generated__/CustomerListPageQuery.graphql.ts';
import type { GridSelection } from '../../../ui/datagrid/useGridSelection.ts';

export type BulkCustomerAction = 'TAG' | 'NO_SMS' | 'SMS_AGAIN' | 'BLOCK';

export interface CustomerSelection {
  /** Ids of the selected rows; or `filter` for all matching customers, loaded or not. */
  customers?: readonly string[];
  filter?: CustomersFilter;
  count: number;
}

/** The customers that a bulk dialog acts on. */
export function customerSelection({ ids, isAllMatching }: GridSelection, filter: CustomersFilter, total: number | undefined): CustomerSelection {
  return isAllMatching ? { filter, count: total ?? ids.size } : { customers: [...ids], count: ids.size };
}
