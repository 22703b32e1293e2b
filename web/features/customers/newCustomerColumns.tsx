import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import type { newCustomerColumns_customer$data } from '../../__generated__/newCustomerColumns_customer.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { customerColumns } from './customerColumns.tsx';

/** Fields of one row; spread with @relay(mask: false), because the grid passes plain rows to the cells. */
void graphql`
  fragment newCustomerColumns_customer on Customer {
    ...customerColumns_customer @relay(mask: false)
    firstOrderAt
    firstSource
  }
`;

export type NewCustomerRow = Omit<newCustomerColumns_customer$data, ' $fragmentType'>;

/** Beside the first order: of the columns of the list of customers. */
const BEFORE = ['name', 'phone'];
const BEHIND = ['orders', 'delivered', 'returned', 'spent', 'profit', 'last', 'district'];

export const newCustomerColumns = (column: ColumnMakers<NewCustomerRow>, t: TFunction) => {
  const known = customerColumns<NewCustomerRow>(column, t).map(({ sort: _sort, ...rest }) => rest);
  const of = (ids: readonly string[]): DataGridColumn<NewCustomerRow>[] => known.filter(({ id }) => ids.includes(id));
  return [
    ...of(BEFORE),
    column.date('first', t('First order'), ({ firstOrderAt }) => firstOrderAt, {
      width: 168, mobile: 'aside', sort: { descending: 'FIRST_ORDER', ascending: 'EARLIEST' },
    }),
    column.text('source', t('Source'), ({ firstSource }) => firstSource, { width: 100, mobile: 'badge', none: t('Not known') }),
    ...of(BEHIND),
  ];
};
